/** All messages of the client, and of its games, in this language, as one piece, and the faces to write them in. */
import "../styles/japanese.css";

const catalogues = import.meta.glob<string>(["../../text/ja/*.ftl", "../games/*/text/ja.ftl"], {
  eager: true,
  query: "?raw",
  import: "default",
});
export default Object.values(catalogues).join("\n");
