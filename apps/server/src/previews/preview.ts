import type { MatchId } from '@caravanserai/contract';
import { type AnyT, type Language, LANGUAGES } from '@caravanserai/texts';
import { type GameFamily, GAMES, sayGame } from '../games.ts';
import { escape } from '../http/escape.ts';
import type { MatchRow } from '../storage/matchStore.ts';
import { type Drawn, PICTURE } from './drawing.ts';

const INN = 'inn';
const MOTIFS = [INN, ...Object.keys(GAMES)];

/** Link preview: what other sites and messengers show of a link. */
export interface Preview {
  readonly title: string;
  readonly text: string;
  readonly motif: string; // a game, or the inn
  readonly moment: Moment;
}
const MOMENTS = ['inn', 'game', 'waiting', 'running', 'over', 'person'] as const;
export type Moment = (typeof MOMENTS)[number];

/** Looks up the target of a link; returns nothing for an address over its rate limit. */
export interface About {
  match(id: MatchId, address: string): Promise<MatchRow | undefined>;
  personName(id: string, address: string): Promise<string | undefined>;
}

interface Asked {
  readonly route: string; // for example /online/:id
  readonly id?: string;
  readonly address: string; // of the visitor
}

/** Contains only what any holder of the link may know: for a private table, not even the players. */
export async function previewOf({ route, id = '', address }: Asked, about: About, t: AnyT): Promise<Preview> {
  if (route === '/online/:id') {
    const match = await about.match(id as MatchId, address);
    if (match) return ofMatch(match, t);
  }
  if (route === '/people/:id') {
    const name = await about.personName(id, address);
    if (name) return worded(t, INN, 'person', { person: name });
  }
  const motif = motifOf(route);
  return motif === INN ? worded(t, INN, 'inn') : worded(t, motif, 'game', { game: sayGame(motif, t) });
}

function motifOf(route: string): string {
  const isOf = ([game, { linkPreview }]: [string, GameFamily]) =>
    route.startsWith(`/${game}/`) || (linkPreview.formerPaths?.includes(route) ?? false);
  return Object.entries(GAMES).find(isOf)?.[0] ?? INN;
}

function ofMatch({ terms, status, seats }: MatchRow, t: AnyT): Preview {
  const moment = status === 'open' ? 'waiting' : status === 'running' ? 'running' : 'over';
  const motif = MOTIFS.find((one) => one === terms.game) ?? INN;
  const game = sayGame(terms.game, t);
  const players = seats.map(({ person }) => person.name || t('server.preview.guest')).join(' – ');
  const preview = worded(t, motif, moment, { game });
  return terms.visibility === 'public' && moment !== 'waiting' ? { ...preview, title: `${game}: ${players}` } : preview;
}

function worded(t: AnyT, motif: string, moment: Moment, values: { game?: string; person?: string } = {}): Preview {
  const all = { game: '', person: '', ...values };
  return {
    motif,
    moment,
    title: t(`server.preview.${moment}.title`, all),
    text: t(`server.preview.${moment}.text`, all),
  };
}

/** Name of the picture: moment, motif and language. */
function pictureName({ motif, moment }: Pick<Preview, 'motif' | 'moment'>, language: Language): string {
  return `${moment}.${motif}.${language}.png`;
}

/** Parses a name; nothing if there is no such picture. */
export function pictureNamed(
  name: string,
): (Pick<Preview, 'motif' | 'moment'> & { readonly language: Language }) | undefined {
  const parts = name.split('.');
  const moment = MOMENTS.find((one) => one === parts[0]);
  const motif = MOTIFS.find((one) => one === parts[1]);
  const language = LANGUAGES.find((one) => one === parts[2]);
  if (!moment || !motif || !language || name !== pictureName({ motif, moment }, language)) return undefined;
  return { motif, moment, language };
}

/** The texts and the drawing of a picture. */
export function drawnFor({ motif, moment }: Pick<Preview, 'motif' | 'moment'>, t: AnyT): Drawn {
  const title =
    motif === INN
      ? Object.keys(GAMES)
          .map((game) => sayGame(game, t))
          .join(' · ')
      : sayGame(motif, t);
  return { drawing: GAMES[motif]?.linkPreview.drawing, title, text: t(`server.preview.${moment}.picture`) };
}

export interface PageAddress {
  readonly origin: string; // of the site, for example https://play.example.org
  readonly path: string;
  readonly repositoryUrl: string;
}

/** The page with preview tags in its head. They contain names of users, so everything is escaped. */
export function withPreview(html: string, preview: Preview, t: AnyT, place: PageAddress): string {
  const title = escape(preview.title);
  const text = escape(preview.text);
  const url = escape(`${place.origin}${place.path}`);
  const picture = escape(`${place.origin}/preview/${pictureName(preview, t.language)}`);
  const tags = [
    `<link rel="canonical" href="${url}">`,
    ...Object.entries({
      'og:type': 'website',
      'og:site_name': 'Caravanserai',
      'og:title': title,
      'og:description': text,
      'og:url': url,
      'og:locale': t.language.replace('-', '_'),
      'og:image': picture,
      'og:image:type': 'image/png',
      'og:image:width': String(PICTURE.width),
      'og:image:height': String(PICTURE.height),
      'og:image:alt': title,
    }).map(([name, content]) => `<meta property="${name}" content="${content}">`),
    '<meta name="twitter:card" content="summary_large_image">',
    ...(place.repositoryUrl ? [`<meta name="repository" content="${escape(place.repositoryUrl)}">`] : []),
  ];
  return html
    .replace(/<html lang="[^"]*"/, `<html lang="${t.language}"`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`)
    .replace(/<meta name="description"[^>]*>/, () => `<meta name="description" content="${text}">`)
    .replace('</head>', () => `${tags.join('\n')}\n</head>`);
}
