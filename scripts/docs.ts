import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  BORDER_CARDS,
  EFFECT_TIMING,
  GOODS_CARDS,
  SYMBOLS,
  type Symbol,
  TRIBE_CARDS,
  type TribeCard,
} from '@caravanserai/targi/cards';
import * as targetsRules from '@caravanserai/targets/rules';
import * as targiRules from '@caravanserai/targi/rules';
import {
  borderName,
  borderText,
  cardName,
  sayCost,
  sayEffect,
  sayGives,
  LANGUAGES,
  languageName,
  translator,
} from '@caravanserai/texts';
import { FORBIDDEN, SOURCES, sourceOf, TERMS, wordOf } from '@caravanserai/texts/glossary';
import { ROOT } from './tools.ts';
import { viewTargetsPage, viewTargiPage } from './viewPages.ts';

const t = translator('en');

/** Generated pages and their generators. */
export const PAGES: Readonly<Record<string, () => string>> = {
  'docs/rules/targi.md': targiPage,
  'docs/rules/targets.md': targetsPage,
  'docs/glossary.md': glossaryPage,
  'docs/view-targi.md': viewTargiPage,
  'docs/view-targets.md': viewTargetsPage,
};

/** The numbered rules and rulings of one game, and their texts. */
interface Rulebook<Section extends string, Rule extends string, Ruling extends string> {
  readonly sections: Readonly<Record<Section, readonly Rule[]>>;
  readonly rulings: Readonly<Record<Ruling, Rule>>;
  readonly sayHeading: (section: Section) => string;
  readonly sayRule: (rule: Rule) => string;
  readonly sayRuling: (ruling: Ruling) => { readonly question: string; readonly ruling: string; readonly why: string };
}

const TARGI: Rulebook<targiRules.RuleSection, targiRules.RuleId, targiRules.RulingId> = {
  sections: targiRules.RULE_SECTIONS,
  rulings: targiRules.RULINGS,
  sayHeading: (section) => t(`targi.section.${section}`),
  sayRule: (rule) => t(`targiRules.${rule}`),
  sayRuling: (id) => ({
    question: t(`targiRulings.${id}.question`),
    ruling: t(`targiRulings.${id}.ruling`),
    why: t(`targiRulings.${id}.why`),
  }),
};

const TARGETS: Rulebook<targetsRules.RuleSection, targetsRules.RuleId, targetsRules.RulingId> = {
  sections: targetsRules.RULE_SECTIONS,
  rulings: targetsRules.RULINGS,
  sayHeading: (section) => t(`targets.section.${section}`),
  sayRule: (rule) => t(`targets.rule.${rule}`),
  sayRuling: (id) => ({
    question: t(`targets.ruling.${id}.question`),
    ruling: t(`targets.ruling.${id}.ruling`),
    why: t(`targets.ruling.${id}.why`),
  }),
};

export function glossaryPage(): string {
  const forbidden = LANGUAGES.flatMap((language) =>
    FORBIDDEN.filter((each) => each.language === language).map(({ word, instead, within }) => [
      languageName(language),
      `\`${word.source.replaceAll('|', '\\|')}\`${within === undefined ? '' : ` in \`${within}\``}`,
      instead,
    ]),
  );
  return `${[
    '<!-- Made by `npm run docs` from packages/texts/src/glossary. Do not edit. -->',
    '# Glossary',
    'What things are called in each language, and where the word comes from. `packages/texts/src/glossary.test.ts` compares every text with it. `npm run docs` writes this page.',
    table(
      ['Text', ...LANGUAGES.map(languageName)],
      TERMS.map(({ key, words }) => [
        `\`${key}\``,
        ...LANGUAGES.map((language) => `${wordOf(words[language])} (${sourceOf(words[language])})`),
      ]),
    ),
    '## Sources',
    table(
      ['Source', 'What it is'],
      Object.entries(SOURCES).map(([source, what]) => [source, what]),
    ),
    '## Words that are not used',
    table(['Language', 'Not', 'But'], forbidden),
  ].join('\n\n')}\n`;
}

export function targetsPage(): string {
  return `${[
    '<!-- Made by `npm run docs` from packages/targets/src/rules.ts and packages/texts/src/en. Do not edit. -->',
    '# The rules of Targets',
    t('targets.page.rulesOpening'),
    'This page is made from the data that the game itself runs on: the rules and the English texts. `npm run docs` writes it again.\nThe project is unofficial. Targets was designed by Wilfried Fort; the game belongs to its author and its publishers, who have no part in this project. All wording here is our own.',
    'Every line has a number, and the tests carry it. A ruling (**T1** to **T31**) settles what the printed rulebook leaves open, or how a program reads the table.',
    ...ruleSections(TARGETS),
  ].join('\n\n')}\n`;
}

export function targiPage(): string {
  return `${[
    '<!-- Made by `npm run docs` from packages/targi/src/cards.ts, packages/targi/src/rules.ts and packages/texts/src/en. Do not edit. -->',
    '# The rules of Targi',
    t('targiOpening'),
    'This page is made from the data that the game itself runs on: the rules, the cards and the English texts. `npm run docs` writes it again.\nThe project is unofficial. Targi was designed by Andreas Steiger; the game belongs to its author and its publishers, who have no part in this project. All wording here is our own.',
    'Every line has a number, and the tests carry it. A ruling (**R1** to **R23**) settles what the printed rulebooks leave open or disagree about.',
    ...ruleSections(TARGI),
    '## All cards',
    '### Border cards',
    table(
      ['Number', 'Card', 'What it does'],
      BORDER_CARDS.map(({ number }) => [`${number}`, borderName(t, number), borderText(t, number)]),
    ),
    '### Goods cards',
    table(
      ['Card', 'Gives', 'Copies'],
      GOODS_CARDS.map(({ id, gives, copies }) => [id, sayGives(t, gives), `${copies}`]),
    ),
    ...SYMBOLS.map(tribeSection),
  ].join('\n\n')}\n`;
}

function ruleSections<Section extends string, Rule extends string, Ruling extends string>(
  book: Rulebook<Section, Rule, Ruling>,
): string[] {
  return (Object.keys(book.sections) as Section[]).map((section) =>
    [`## ${book.sayHeading(section)}`, '', ...book.sections[section].map((rule) => ruleLine(book, rule))].join('\n'),
  );
}

function ruleLine<Section extends string, Rule extends string, Ruling extends string>(
  book: Rulebook<Section, Rule, Ruling>,
  rule: Rule,
): string {
  const rulings = rulingsOf(book, rule).map((id) => {
    const { question, ruling, why } = book.sayRuling(id);
    return `  - <a id="${id}"></a>**${id}** *${question}* ${ruling} **Why:** ${why}`;
  });
  return [`- <a id="${rule}"></a>**${rule}** ${book.sayRule(rule)}`, ...rulings].join('\n');
}

function rulingsOf<Section extends string, Rule extends string, Ruling extends string>(
  { rulings }: Rulebook<Section, Rule, Ruling>,
  rule: Rule,
): Ruling[] {
  return (Object.keys(rulings) as Ruling[]).filter((ruling) => rulings[ruling] === rule);
}

function linkTo(line: string): string {
  return `[${line}](#${line})`;
}

function tribeSection(symbol: Symbol): string {
  const cards = TRIBE_CARDS.filter((card) => card.symbol === symbol);
  const heading = `### ${t(`targi.symbols.${symbol}`)}`;
  return `${heading}\n\n${table(['Card', 'Price', 'Points', 'Effect', 'When', 'Rule'], cards.map(tribeRow))}`;
}

function tribeRow({
  id,
  cost,
  orCost,
  vp,
  effect,
}: TribeCard & { readonly id: (typeof TRIBE_CARDS)[number]['id'] }): string[] {
  const card = [cardName(t, id), sayCost(t, cost, orCost), `${vp}`];
  if (!effect) return [...card, '', '', ''];
  const rule = targiRules.ruleOfEffect(effect);
  const links = [rule, ...rulingsOf(TARGI, rule)].map(linkTo);
  return [...card, sayEffect(t, effect), t(`targi.timing.${EFFECT_TIMING[effect.kind]}`), links.join(', ')];
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

/** The pages whose content differs from what the data generates now. */
export function outdatedPages(root = ROOT): string[] {
  return outdated(root).map(([path]) => path);
}

function outdated(root: string): [path: string, text: string][] {
  const pages = Object.entries(PAGES).map(([path, make]): [string, string] => [path, make()]);
  return pages.filter(([path, text]) => read(join(root, path)) !== text);
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

function main(args: readonly string[]): number {
  const pages = outdated(ROOT);
  if (args.includes('--check')) {
    for (const [path] of pages) console.error(`${path} is out of date: run \`npm run docs\`.`);
    return pages.length === 0 ? 0 : 1;
  }
  for (const [path, text] of pages) {
    mkdirSync(dirname(join(ROOT, path)), { recursive: true });
    writeFileSync(join(ROOT, path), text);
    console.log(`${path} written.`);
  }
  if (pages.length === 0) console.log('All pages are up to date.');
  return 0;
}

if (import.meta.main) process.exitCode = main(process.argv.slice(2));
