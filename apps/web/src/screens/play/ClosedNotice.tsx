import type { TableError } from '../../games/targi/table.ts';
import { useT } from '../../settings/language.tsx';
import { localGames } from '../../shell/games.ts';
import { Notice } from '../../shell/Notice.tsx';
import { saveFile } from '../../shell/saveFile.ts';
import { showToast } from '../../shell/toasts.ts';
import { topicOf } from './words.ts';

interface ClosedNoticeProps {
  readonly id: string;
  readonly error: TableError;
  readonly onAsk: (asking: { readonly takeOver: boolean }) => void;
}

/** A game that could not be put on the table: why, and what can be done about it. */
export function ClosedNotice({ id, error, onAsk }: ClosedNoticeProps) {
  const t = useT();
  const topic = topicOf(error);

  async function save(): Promise<void> {
    const text = await (await localGames()).text(id);
    if (text.ok) saveFile(`${id}.targi`, text.value);
    else showToast({ text: t('shell.play.notNow.text') });
  }

  return (
    <Notice title={t(`shell.play.${topic}.title`)} text={t(`shell.play.${topic}.text`)}>
      {topic === 'elsewhere' && (
        <button type="button" className="button button-main" onClick={() => onAsk({ takeOver: true })}>
          {t('shell.play.elsewhere.here')}
        </button>
      )}
      {topic === 'broken' && (
        <button type="button" className="button button-main" onClick={() => void save()}>
          {t('shell.play.saveFile')}
        </button>
      )}
      {(topic === 'crashed' || topic === 'notNow' || topic === 'notSaved') && (
        <button type="button" className="button button-main" onClick={() => onAsk({ takeOver: false })}>
          {t('shell.play.again')}
        </button>
      )}
      <a className="button" href="/">
        {t('shell.play.home')}
      </a>
    </Notice>
  );
}
