import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

export default ts.config(
  { ignores: ["src/generated/", "node_modules/"] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser } } },
  { files: ["scripts/**", "*.js"], languageOptions: { globals: { ...globals.node } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"] } },
  },
  {
    rules: {
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_" }],
      "no-restricted-syntax": [
        "error",
        { selector: "TSNonNullExpression", message: "Say what happens when it is missing." },
      ],
      "svelte/no-navigation-without-resolve": "off", // for SvelteKit's router, which is not used
    },
  },
  {
    files: ["src/games/**"],
    ignores: ["**/*.test.ts", "**/fixtures/**"],
    rules: {
      "no-restricted-syntax": [
        "error",
        { selector: "TSNonNullExpression", message: "Say what happens when it is missing." },
        {
          selector:
            "TSAsExpression[typeAnnotation.typeName.name!='const'] > MemberExpression[property.name='arguments']",
          message: "Actions and events are typed by their kind: ask for the kind.",
        },
        {
          selector: "TSAsExpression > TSAsExpression, TSAsExpression[typeAnnotation.type='TSNeverKeyword']",
          message: "What travels has its types from the server's schema.",
        },
      ],
    },
  },
);
