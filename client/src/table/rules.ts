/** The rules of a game to read: fetched once, searched, and set in type. */
import { Marked } from "marked";
import { link } from "../app/router.svelte";
import { get, type Schemas } from "../net/api";

export type RulesInfo = Schemas["RulesInfo"];
export type RuleInfo = Schemas["RuleInfo"];

const fetched = new Map<string, Promise<RulesInfo>>();

export function fetchRules(game: string, language: string): Promise<RulesInfo> {
  const path = `/games/${encodeURIComponent(game)}/rules?language=${encodeURIComponent(language)}`;
  const found = fetched.get(path) ?? get<RulesInfo>(path);
  fetched.set(path, found);
  found.catch(() => fetched.delete(path)); // so that it can be tried again
  return found;
}

/** Rules with all the words, in any of their parts. */
export function search(rules: RuleInfo[], wanted: string): RuleInfo[] {
  const words = wanted.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return rules.filter((rule) => {
    const all = [rule.id, rule.title, rule.section, rule.text].join("\n").toLocaleLowerCase();
    return words.every((word) => all.includes(word));
  });
}

/** By their sections, in order. */
export function bySection(rules: RuleInfo[]): [section: string, rules: RuleInfo[]][] {
  const sections = new Map<string, RuleInfo[]>();
  for (const rule of rules) sections.set(rule.section, [...(sections.get(rule.section) ?? []), rule]);
  return [...sections];
}

export const anchorOf = (rule: string): string => `rule-${rule}`;

/**
 * Markdown as HTML, with every mention of a rule as a link to it. The text comes from the files of our own server
 * and from nobody else; HTML in it is shown as it is written, all the same.
 */
export function typeset(markdown: string, game: string, ids: ReadonlySet<string>): string {
  const page = link(`/rules/${encodeURIComponent(game)}`);
  let isLink = false;
  const pieces = marked.parse(markdown, { async: false }).split(/(<[^>]*>)/);
  return pieces
    .map((piece) => {
      if (piece.startsWith("<a ")) isLink = true;
      else if (piece.startsWith("</a>")) isLink = false;
      if (piece.startsWith("<") || isLink) return piece;
      return piece.replace(MENTION, (id) =>
        ids.has(id) ? `<a href="${page}#${id}" data-rule="${id}">${id}</a>` : id,
      );
    })
    .join("");
}

const MENTION = /(?<![\w-])[A-Z]{2}-[A-Z]?\d+[a-z]?(?![\w-])/g;

const ESCAPES: Record<string, string> = { "<": "&lt;", ">": "&gt;", "&": "&amp;" };
const marked = new Marked({
  renderer: {
    html: ({ text }) => text.replace(/[<>&]/g, (sign) => ESCAPES[sign] ?? sign),
    // A rule is a part of a page that has its own headings.
    heading({ tokens }) {
      return `<p><strong>${this.parser.parseInline(tokens)}</strong></p>`;
    },
  },
});
