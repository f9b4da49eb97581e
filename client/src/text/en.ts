/** All messages of the client, and of its games, in this language, as one piece. */
const catalogues = import.meta.glob<string>(["../../text/en/*.ftl", "../games/*/text/en.ftl"], {
  eager: true,
  query: "?raw",
  import: "default",
});
export default Object.values(catalogues).join("\n");
