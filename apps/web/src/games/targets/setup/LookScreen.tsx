import { sayTargetsReason, type Translator } from '@caravanserai/texts/page';
import type { TableError } from '../client.ts';
import { useTargetsT } from '../useTargetsT.ts';
import { pathOf } from '../../../app/paths.ts';
import { localTargets } from '../games.ts';
import { LookForm, type Problem } from '../../../app/setup/LookForm.tsx';

const MOST_EXPECTED = 12;

function sayProblem(t: Translator, error: TableError): Problem {
  if (error.code !== 'broken-file')
    return { title: t('shell.play.notNow.title'), lines: [t('shell.play.notNow.text')] };
  const { code, line, column, found, expected, reason } = error.error;
  const shown = expected.slice(0, MOST_EXPECTED).join('  ') + (expected.length > MOST_EXPECTED ? '  …' : '');
  const problem =
    code === 'wrong-turn' || code === 'new-line'
      ? t(`targets.fileError.${code}`, { found })
      : t(`shell.look.error.${code}`, { found });
  return {
    title: t('shell.look.place', { line, column }),
    lines: [
      problem,
      ...(reason ? [sayTargetsReason(t, reason)] : []),
      ...(shown === '' ? [] : [t('shell.look.expected', { expected: shown })]),
    ],
  };
}

export function TargetsLookScreen() {
  const t = useTargetsT();
  async function read(text: string): Promise<string | Problem> {
    const loaded = await (await localTargets()).load(text);
    return loaded.ok ? pathOf('targetsPlay', loaded.value.id) : sayProblem(t, loaded.error);
  }
  return <LookForm drop={t('targets.page.look.drop')} accept=".targets,text/plain" read={read} />;
}
