import { currentHosts } from '../games.ts';
import { plainLook } from './looks.ts';

const words = (text: string) => text.trim().split(/\s+/);

/** Refused anywhere in a name. */
const BRAND = plainLook('caravanserai');

/** Words that suggest a role at the site: refused as a word anywhere in a name. */
const ROLES = words(`
  admin admins administrator administrators administrateur administratrice administrador administradora amministratore amministratrice administratorka
  adminteam moderator moderators moderatorin moderateur modérateur modératrice moderatore moderatrice moderador moderadora moderatorka modteam mod mods
  staff support supportteam soporte suporte supporto assistance assistenza wsparcie wsparcia official officiel officielle offiziell ufficiale oficial
  oficjalny oficjalna sysadmin siteadmin sysop webmaster админ администратор Администратор модератор Модератор
`);

/** Refused as the whole name: generic names, and the names of the server's own bots. */
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
/** Digits written for letters; `0` and `1` are look-alikes anyway. */
const AS_LETTERS: Readonly<Record<string, string>> = { 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b', 9: 'g' };
const DIGITS_AROUND = /^[\d _-]+|[\d _-]+$/g;
const BETWEEN_WORDS = /[ _-]+|(?<=\p{Ll})(?=\p{Lu})/u;

/** Compares the skeleton, without accents, and with or without digits around it. */
export function isReserved(name: string): boolean {
  const looks = (text: string) => {
    const spelled = text.replaceAll(/[345789]/g, (digit) => AS_LETTERS[digit] ?? digit);
    return [text, text.replaceAll(DIGITS_AROUND, ''), spelled].map(plainLook);
  };
  if (looks(name).some((look) => look.includes(BRAND))) return true;
  const isRole = name.split(BETWEEN_WORDS).some((word) => looks(word).some((look) => ROLE_LOOKS.has(look)));
  return isRole || looks(name).some((look) => ALONE_LOOKS.has(look));
}
