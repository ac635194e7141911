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
import {
  RULE_SECTIONS,
  type RuleId,
  type RuleSection,
  ruleOfEffect,
  RULINGS,
  type RulingId,
} from '@caravanserai/targi/rules';
import { borderName, borderText, cardName, sayCost, sayEffect, sayGives, translator } from '@caravanserai/texts';
import { ROOT } from './tools.ts';

const t = translator('en');

/** Pages that are made from data, and what makes them. */
export const PAGES: Readonly<Record<string, () => string>> = { 'docs/rules/targi.md': targiPage };

export function targiPage(): string {
  const sections = Object.keys(RULE_SECTIONS) as RuleSection[];
  return `${[
    '<!-- Made by `npm run docs` from packages/targi/src/cards.ts, packages/targi/src/rules.ts and packages/texts/src/en. Do not edit. -->',
    '# The rules of Targi',
    'This page is made from the data that the game itself runs on: the rules, the cards and the English texts. `npm run docs` writes it anew.\nThe project is unofficial. Targi was designed by Andreas Steiger; the game belongs to its author and its publishers, who have no part in this project. All wording here is our own.',
    'Every line has a number, and the tests carry it. A ruling (**R1** to **R22**) settles what the printed rulebooks leave open or disagree about.',
    ...sections.map(ruleSection),
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

function ruleSection(section: RuleSection): string {
  return [`## ${t(`targi.section.${section}`)}`, '', ...RULE_SECTIONS[section].map(ruleLine)].join('\n');
}

function ruleLine(rule: RuleId): string {
  return [`- <a id="${rule}"></a>**${rule}** ${t(`targi.rule.${rule}`)}`, ...rulingsOf(rule).map(rulingLine)].join(
    '\n',
  );
}

function rulingLine(ruling: RulingId): string {
  const question = t(`targi.ruling.${ruling}.question`);
  const answer = t(`targi.ruling.${ruling}.ruling`);
  const why = t(`targi.ruling.${ruling}.why`);
  return `  - <a id="${ruling}"></a>**${ruling}** *${question}* ${answer} **Why:** ${why}`;
}

function rulingsOf(rule: RuleId): RulingId[] {
  return (Object.keys(RULINGS) as RulingId[]).filter((ruling) => RULINGS[ruling] === rule);
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
  const rule = ruleOfEffect(effect);
  const links = [rule, ...rulingsOf(rule)].map((line) => `[${line}](#${line})`);
  return [...card, sayEffect(t, effect), t(`targi.timing.${EFFECT_TIMING[effect.kind]}`), links.join(', ')];
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

/** The pages that are not what the data makes of them now. */
export function outdatedPages(root = ROOT): string[] {
  return Object.keys(PAGES).filter((path) => read(join(root, path)) !== PAGES[path]());
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

function main(args: readonly string[]): number {
  const outdated = outdatedPages();
  if (args.includes('--check')) {
    for (const path of outdated) console.error(`${path} is out of date: run \`npm run docs\`.`);
    return outdated.length === 0 ? 0 : 1;
  }
  for (const path of outdated) {
    mkdirSync(dirname(join(ROOT, path)), { recursive: true });
    writeFileSync(join(ROOT, path), PAGES[path]());
    console.log(`${path} written.`);
  }
  if (outdated.length === 0) console.log('All pages are up to date.');
  return 0;
}

if (import.meta.main) process.exitCode = main(process.argv.slice(2));
