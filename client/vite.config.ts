import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";

/** Fonts as WOFF2 only, which every browser that runs the client reads: half as many files. */
const onlyWoff2 = {
  postcssPlugin: "only-woff2",
  Declaration: (declaration: { prop: string; value: string }) => {
    const others = /,\s*url\([^)]*\.woff["']?\)\s*format\(["']woff["']\)/g;
    if (declaration.prop === "src") declaration.value = declaration.value.replaceAll(others, "");
  },
};

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), ...(mode === "test" ? [svelteTesting()] : [])],
  // The server knows its base path only when it runs: it puts it where __BASE__ stands in the page,
  // and everything else finds its files from where it lies itself.
  base: "./",
  experimental: {
    renderBuiltUrl: (file, { hostType }) => (hostType === "html" ? `__BASE__/${file}` : { relative: true }),
  },
  css: { postcss: { plugins: [onlyWoff2] } },
  build: {
    outDir: "../src/conclave/server/client",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the page's policy allows no inline scripts, and fonts are files
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
  test: {
    environment: "jsdom",
    include: ["src/**/*.test.ts"],
    setupFiles: ["src/test-setup.ts"],
    testTimeout: 30_000, // on a busy machine too
  },
}));
