import type { Language } from './languages.ts';

/** Where a word comes from. Facts of names only: no sentence of a publisher is in this project. */
export const SOURCES = {
  box: 'printed on the box or the card',
  iello: 'Targui, Iello 2018, rulebook',
  fan: 'fan translation of the rulebook',
  kosmos: 'Kosmos: the card as quoted in the first French rulebook, or the expansion’s text',
  devir: 'Tuareg, Devir 2013, as players report it; the rulebook was not at hand',
  fort: 'Targets, rulebook (French)',
  ours: 'our choice',
} as const;
export type Source = keyof typeof SOURCES;

/** A word and its source; a bare word is our choice. */
type Word = string | readonly [word: string, source: Source];

export interface Term {
  /** The text that says just this, and must say it so. */
  readonly key: string;
  readonly words: Readonly<Record<Language, Word>>;
}

function term(key: string, ...words: readonly [Word, Word, Word, Word, Word, Word, Word]): Term {
  const [en, fr, it, ptBR, de, es, pl] = words;
  return { key, words: { en, fr, it, 'pt-BR': ptBR, de, es, pl } };
}

function same(key: string, word: string, source: Source): Term {
  const each: Word = [word, source];
  return term(key, each, each, each, each, each, each, each);
}

const box = (word: string): Word => [word, 'box'];
const iello = (word: string): Word => [word, 'iello'];
const fan = (word: string): Word => [word, 'fan'];
const kosmos = (word: string): Word => [word, 'kosmos'];
const devir = (word: string): Word => [word, 'devir'];
const fort = (word: string): Word => [word, 'fort'];

/** In the order of `LANGUAGES`. No Polish edition of either game, and no German or Spanish rulebook of Targets, was at hand. */
export const TERMS: readonly Term[] = [
  term('home.targi.name', box('Targi'), box('Targui'), box('Targi'), box('Targi'), box('Targi'), 'Targi', 'Targi'),
  same('home.targets.name', 'Targets', 'box'),
  term(
    'targi.border.noble.name',
    box('Noble'),
    iello('Noble'),
    fan('Nobile'),
    fan('Nobre'),
    kosmos('Adeliger'),
    devir('Noble'),
    'Szlachcic',
  ),
  term(
    'targi.border.trader.name',
    box('Trader'),
    iello('Marchand'),
    fan('Mercante'),
    fan('Comerciante'),
    kosmos('Händler'),
    devir('Mercader'),
    'Kupiec',
  ),
  same('targi.border.fataMorgana.name', 'Fata Morgana', 'box'),
  term(
    'targi.border.silversmith.name',
    box('Silversmith'),
    iello('Orfèvre'),
    fan('Argentiere'),
    fan('Prateiro'),
    kosmos('Silberschmied'),
    'Orfebre',
    'Złotnik',
  ),
  term(
    'targi.border.caravan.name',
    box('Caravan'),
    iello('Caravane'),
    fan('Carovana'),
    fan('Caravana'),
    kosmos('Karawane'),
    devir('Caravana'),
    'Karawana',
  ),
  term(
    'targi.border.tribalExpansion.name',
    box('Tribal Expansion'),
    iello('Essor de la Tribu'),
    fan('Espansione Tribale'),
    fan('Expansão Tribal'),
    'Stammeserweiterung',
    devir('Expansión de la tribu'),
    'Rozwój plemienia',
  ),
  term(
    'targi.border.raid.name',
    box('Raid'),
    iello('Attaque'),
    fan('Razzia'),
    fan('Assalto'),
    kosmos('Überfall'),
    'Asalto',
    'Napad',
  ),
  term(
    'board.place.robber',
    box('the robber'),
    iello('le Pillard'),
    fan('il Predone'),
    fan('o Ladrão'),
    kosmos('der Räuber'),
    devir('el Asaltante'),
    'Rabuś',
  ),
  term(
    'home.board.goods',
    box('Goods card'),
    iello('Carte Marchandises'),
    fan('Carta Merci'),
    fan('Carta de Mercadoria'),
    kosmos('Warenkarte'),
    devir('Carta de mercancía'),
    'Karta towarów',
  ),
  term(
    'home.board.tribe',
    box('Tribe card'),
    iello('Carte Tribu'),
    fan('Carta tribale'),
    fan('Carta de Tribo'),
    kosmos('Stammeskarte'),
    devir('Carta de tribu'),
    'Karta plemienia',
  ),
  term(
    'home.cards.border',
    box('Border cards'),
    iello('Cartes Périphérie'),
    fan('Carte cornice'),
    fan('Cartas de Fronteira'),
    'Randkarten',
    devir('Cartas de borde'),
    'Karty brzegowe',
  ),
  term(
    'targi.symbol.well',
    box('Well'),
    iello('Puits'),
    fan('Pozzo'),
    fan('Poço'),
    kosmos('Brunnen'),
    'Pozo',
    'Studnia',
  ),
  term(
    'targi.symbol.camelRider',
    box('Camel rider'),
    iello('Chamelier'),
    fan('Cammelliere'),
    fan('Montador de Camelo'),
    'Kamelreiter',
    'Camellero',
    'Wielbłądnik',
  ),
  term('targi.symbol.oasis', box('Oasis'), iello('Oasis'), fan('Oasi'), fan('Oásis'), kosmos('Oase'), 'Oasis', 'Oaza'),
  term(
    'targi.symbol.targia',
    box('Targia'),
    iello('Targuia'),
    fan('Targia'),
    fan('Targia'),
    box('Targia'),
    'Targia',
    'Targia',
  ),
  term(
    'targi.symbol.tent',
    box('Tent'),
    iello('Tente'),
    fan('Tenda'),
    fan('Tenda'),
    kosmos('Zelt'),
    'Tienda',
    'Namiot',
  ),
  term(
    'targi.item.dates',
    box('Dates'),
    iello('Dattes'),
    fan('Datteri'),
    fan('Tâmaras'),
    kosmos('Datteln'),
    devir('Dátiles'),
    'Daktyle',
  ),
  term('targi.item.gold', box('Gold'), iello('Or'), fan('Oro'), fan('Ouro'), kosmos('Gold'), devir('Oro'), 'Złoto'),
  term(
    'targets.page.call.pasVu',
    fort('Pas vu, pas pris!'),
    fort('Pas vu, pas pris\u202F!'),
    fort('Pas vu, pas pris!'),
    fort('Pas vu, pas pris!'),
    fort('Pas vu, pas pris!'),
    fort('Pas vu, pas pris!'),
    fort('Pas vu, pas pris!'),
  ),
  same('targets.page.money', 'Money time', 'fort'),
  term(
    'targets.section.faults',
    'Faults',
    fort('Les fautes de dé'),
    'I falli',
    'As faltas',
    'Fehler',
    'Las faltas',
    'Błędy',
  ),
  term(
    'targets.section.calls',
    'Calling',
    fort('Les annonces'),
    'Le dichiarazioni',
    'Os anúncios',
    'Ansagen',
    'Cantar',
    'Ogłaszanie',
  ),
  term(
    'targets.page.setup.forYou',
    'Automatic calls',
    'Annonces automatiques',
    'Dichiarazioni automatiche',
    'Anúncio automático',
    'Automatische Ansagen',
    'Cantos automáticos',
    'Automatyczne ogłaszanie',
  ),
  term('online.lists.shared', 'A draw', 'Égalité', 'Parità', 'Empate', 'Unentschieden', 'Empate', 'Remis'),
  term('online.person.rating', 'Rating', 'Classement', 'Rating', 'Rating', 'Wertungszahl', 'Rating', 'Ranking'),
  term('targets.page.setup.bot', 'A bot', 'Un bot', 'Un bot', 'Um bot', 'Ein Bot', 'Un bot', 'Bot'),
];

/** A word that is not used, what stands instead, and where: all texts of the language unless a beginning of keys is given. */
export interface Forbidden {
  readonly language: Language;
  readonly word: RegExp;
  readonly instead: string;
  readonly within?: string;
}

function not(language: Language, word: RegExp, instead: string, within?: string): Forbidden {
  return { language, word, instead, ...(within === undefined ? {} : { within }) };
}

export const FORBIDDEN: readonly Forbidden[] = [
  not('en', /\bequal goods\b/i, 'identical goods'),
  not('en', /\bthe own\b|\ball own\b|\ban own\b/i, 'their, your, its own'),
  not('en', /\bshared win\b/i, 'a draw'),
  not('en', /” is no (?:bot|move|value|card|proof)\b/i, 'is not a …'),
  not('en', /\bgoods pile\b/i, 'goods deck'),
  not('fr', /\brobots?\b/i, 'bot'),
  not('fr', /\bTargi\b/, 'Targui'),
  not('fr', /croix d’argent/i, 'Croix du Sud'),
  not('fr', /\bcote\b/i, 'classement'),
  not('fr', /\barbitrages?\b/i, 'précision'),
  not('fr', /cartes? (?:marchandise|tribu|de périphérie)\b/, 'carte Marchandises, Tribu, Périphérie'),
  not('fr', /victoire partagée/i, 'égalité'),
  not('it', /\bpunteggio\b/i, 'rating', 'online.'),
  not('it', /\bchiama/i, 'dichiarare', 'targets.'),
  not('it', /per sempre/i, 'definitivamente, al sicuro'),
  not('it', /\bTargie\b/i, 'Targia'),
  not('it', /vittoria condivisa/i, 'parità'),
  not('pt-BR', /\breta\b(?! através)|\bretas\b/i, 'linha'),
  not('pt-BR', /classificatóri/i, 'ranqueada'),
  not('pt-BR', /anúncio é feito por você/i, 'a mesa anuncia no seu lugar'),
  not('pt-BR', /cartas? fechadas?/i, 'virada para baixo'),
  not('pt-BR', /vitória compartilhada/i, 'empate'),
  not('de', /Edelmann/i, 'Adeliger'),
  not('de', /Gegenseite/i, 'Gegenüber'),
  not('de', /aufbewahr/i, 'gespeichert'),
  not('de', /\bEntscheid\b/i, 'Klarstellung'),
  not('de', /zunichte/i, 'aufheben'),
  not('de', /silberne Kreuze/i, 'Silberkreuze'),
  not('de', /geteilter Sieg/i, 'Unentschieden'),
  not('es', /\brobots?\b/i, 'bot'),
  not('es', /\bladr[oó]n/i, 'Asaltante'),
  not('pl', /\brobot/i, 'bot'),
  not('pl', /złodziej/i, 'Rabuś'),
  ...(['fr', 'it', 'pt-BR', 'de', 'es', 'pl'] as const).map((language) =>
    not(language, /caravansérail|caravanserraglio|caravançará|karawanserei|caravasar|karawanseraj/i, 'Caravanserai'),
  ),
];

export function wordOf(word: Word): string {
  return typeof word === 'string' ? word : word[0];
}

export function sourceOf(word: Word): Source {
  return typeof word === 'string' ? 'ours' : word[1];
}
