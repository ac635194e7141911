import { currentHosts } from '../games.ts';
import { plainLook } from './looks.ts';

const words = (text: string) => text.trim().split(/\s+/);

/** Nobody may have a name with it. */
const BRAND = plainLook('caravanserai');

/** Nobody may seem to speak for the site: refused as a word anywhere in a name. */
const ROLES = words(`
  admin admins administrator administrators administrateur administratrice administrador administradora amministratore amministratrice administratorka
  adminteam moderator moderators moderatorin moderateur modérateur modératrice moderatore moderatrice moderador moderadora moderatorka modteam mod mods
  staff support supportteam soporte suporte supporto assistance assistenza wsparcie wsparcia official officiel officielle offiziell ufficiale oficial
  oficjalny oficjalna sysadmin sysop webmaster
`);

/** Refused as the whole name: words that stand for somebody else, and the names of our own opponents. */
const ALONE = [
  ...words(`
    anonymous bot bots guest guests help house host nobody owner root server system team null undefined everybody spectator gast invité ospite
    convidado deleted
  `),
  'the house',
  ...currentHosts().flatMap(([, { bots }]) => bots),
];

const ROLE_LOOKS = new Set(ROLES.map(plainLook));
const ALONE_LOOKS = new Set([...ALONE, ...ROLES].map(plainLook));
const DIGITS_AROUND = /^[\d _-]+|[\d _-]+$/g;
const BETWEEN_WORDS = /[ _-]+|(?<=\p{Ll})(?=\p{Lu})/u;

/** Compared by its looks, without accents, and with or without digits around it. */
export function isReserved(name: string): boolean {
  if (plainLook(name).includes(BRAND)) return true;
  const looks = (text: string) => [plainLook(text), plainLook(text.replaceAll(DIGITS_AROUND, ''))];
  const isRole = name.split(BETWEEN_WORDS).some((word) => looks(word).some((look) => ROLE_LOOKS.has(look)));
  return isRole || looks(name).some((look) => ALONE_LOOKS.has(look));
}
