import { sayReason, type Translator } from '@caravanserai/texts/page';
import type { TableError } from '../client.ts';
import { useT } from '../../../app/settings/language.tsx';
import { localGames } from '../games.ts';
import { pathOf } from '../../../app/paths.ts';
import { LookForm, type Problem } from '../../../app/setup/LookForm.tsx';

const MOST_EXPECTED = 12;

/** What is wrong with the text, where, and what would be right. */
export function sayProblem(t: Translator, error: TableError): Problem {
  if (error.code !== 'broken-file')
    return { title: t('shell.play.notNow.title'), lines: [t('shell.play.notNow.text')] };
  const { code, line, column, found, expected, reason } = error.error;
  const shown = expected.slice(0, MOST_EXPECTED).join('  ') + (expected.length > MOST_EXPECTED ? '  …' : '');
  return {
    title: t('shell.look.place', { line, column }),
    lines: [
      t(`shell.look.error.${code}`, { found }),
      ...(reason ? [sayReason(t, reason)] : []),
      ...(shown === '' ? [] : [t('shell.look.expected', { expected: shown })]),
    ],
  };
}

export function LookScreen() {
  const t = useT();
  async function read(text: string): Promise<string | Problem> {
    const loaded = await (await localGames()).load(text);
    return loaded.ok ? pathOf('play', loaded.value.id) : sayProblem(t, loaded.error);
  }
  return <LookForm drop={t('shell.look.drop')} accept=".targi,text/plain" read={read} />;
}
