import type { Language } from '../languages.ts';

/**
 * A term to avoid, its replacement, and the key prefixes to which this applies (default: all texts of the language).
 */
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
  not('en', /\b(?:lay|lays|laid|laying)\b/i, 'play (a tribe card)'),
  not('en', /\bhand cards?\b/i, 'the card in your hand'),
  not('en', /\bshut(?:s|ting)?\b/i, 'block'),
  not('en', /\bbegin(?:s|ning)?\b/i, 'go first; start'),
  not('en', /\blots\b|\bby lot\b/i, 'random'),
  not('en', /\bwholly\b/i, 'completely'),
  not('en', /\bopen card\b/i, 'face-up card'),
  not('fr', /\brobots?\b/i, 'bot'),
  not('fr', /\bTargi\b/, 'Targui'),
  not('fr', /croix d’argent/i, 'Croix du Sud'),
  not('fr', /\bcote\b/i, 'classement'),
  not('fr', /\barbitrages?\b/i, 'précision'),
  not('fr', /cartes? (?:marchandise|tribu|de périphérie)\b/, 'carte Marchandises, Tribu, Périphérie'),
  not('fr', /victoire partagée/i, 'égalité'),
  not('fr', /\bors\b/i, 'or'),
  not('fr', /\b(?:puits|chameliers?|targuias?|oasis|tentes?)\b/, 'Puits, Chamelier, Targuia, Oasis, Tente'),
  not('it', /\bpunteggio\b/i, 'rating', 'online.'),
  not('it', /(?<!si )\bchiam/i, 'dichiarare'),
  not('it', /cart[ae] (?:tribal[ei]|cornice|confine|tribù)\b/, 'carta Tribù, Confine'),
  not('it', /(?<!con )\bil bianco\b/i, 'Bianco'),
  not('it', /\b(?:pozz[oi]|cammellier[ei]|oasi|tend[ae])\b/, 'Pozzo, Cammelliere, Oasi, Tenda'),
  not('it', /per sempre/i, 'definitivamente, al sicuro'),
  not('it', /\bTargie\b/i, 'Targia'),
  not('it', /vittoria condivisa/i, 'parità'),
  not('pt-BR', /\breta\b(?! através)|\bretas\b/i, 'linha'),
  not('pt-BR', /classificatóri/i, 'ranqueada'),
  not('pt-BR', /anúncio é feito por você/i, 'a mesa anuncia no seu lugar'),
  not('pt-BR', /cartas? fechadas?/i, 'virada para baixo'),
  not('pt-BR', /cartas? abertas?/i, 'virada para cima'),
  not('pt-BR', /cartas? de (?:tribo|fronteira|mercadoria)\b/, 'carta de Tribo, Fronteira, Mercadoria'),
  not('pt-BR', /(?<!\p{L})o (?:branco|Branco|Azul)\b/iu, 'Branco, Azul'),
  not('pt-BR', /hospedaria/i, 'estalagem'),
  not('pt-BR', /\b(?:poços?|montador(?:es)? de camelo|oásis|tendas?)\b/, 'Poço, Montador de Camelo, Oásis, Tenda'),
  not('pt-BR', /vitória compartilhada/i, 'empate'),
  not('de', /Edelmann/i, 'Adeliger'),
  not('de', /\b(?:deine|weißen|drei|zwei) Targi\b/i, 'Targis'),
  not('de', /geschnipst|\bschnips(?:t|en?)\b|Schnipper/i, 'geschnippt, schnippe, Schnipser'),
  not('de', /\bFührer\b/, 'Begleiter'),
  not('de', /\bFehler:/, 'Fehlwurf:'),
  not('de', /\bLeg\b/, 'Lege'),
  not('de', /Nachl[aä]ss/i, 'Rabatt'),
  not('de', /Gegenseite/i, 'Gegenüber'),
  not('de', /aufbewahr/i, 'gespeichert'),
  not('de', /\bEntscheid\b/i, 'Klarstellung'),
  not('de', /zunichte/i, 'aufheben'),
  not('de', /silberne Kreuze/i, 'Silberkreuze'),
  not('de', /geteilter Sieg/i, 'Unentschieden'),
  not('es', /\brobots?\b/i, 'bot'),
  not('es', /\bladr[oó]n/i, 'Asaltante'),
  not('es', /\bTargis?\b/, 'Tuareg'),
  not('es', /capirotazo/i, 'tiro'),
  not('es', /banderita|\bbandera/i, 'banderín'),
  not('es', /\b(?:con|sin) rating\b/i, 'puntuada, sin puntuar'),
  not('es', /\b(?:pozos?|camelleros?|oasis|tiendas?)\b/, 'Pozo, Camellero, Oasis, Tienda'),
  not('pl', /\brobot/i, 'bot'),
  not('pl', /(?<!od)woła[ćmnj]?(?!\p{L})/iu, 'ogłaszać'),
  not('pl', /\bBłąd:/, 'Faul:'),
  not('pl', /przecięci/i, 'skrzyżowanie'),
  not('pl', /(?<!\p{L})(?:studni|wielbłądni|oaz|namiot)/u, 'Studnia, Wielbłądnik, Oaza, Namiot'),
  not('pl', /rabu[sś]i?/i, 'Złodziej'),
  not('pl', /\bTargi(?!\p{L})/u, 'Tuareg'),
  ...(['fr', 'it', 'pt-BR', 'de', 'es', 'pl'] as const).map((language) =>
    not(language, /caravansérail|caravanserraglio|caravançará|karawanserei|caravasar|karawanseraj/i, 'Caravanserai'),
  ),
];
