import { useT } from '../settings/language.tsx';
import { Button } from '../parts/Button.tsx';
import { Notice } from '../parts/Notice.tsx';
import { saveFile } from '../parts/saveFile.ts';
import { showToast } from '../toasts/toasts.ts';
import type { Asking } from './useOpened.ts';
import { type Stop, topicOf } from './words.ts';

/** The record of a game that cannot be continued, and a file name for it. */
export interface Rest {
  readonly file: string;
  read(): Promise<{ readonly ok: boolean; readonly value?: string }>;
}

interface ClosedNoticeProps {
  readonly error: Stop;
  readonly onAsk: (asking: Asking) => void;
  readonly rest?: Rest | undefined; // lessons have none
}

/** A game that could not be opened: the reason, and what the player can do. */
export function ClosedNotice({ error, onAsk, rest }: ClosedNoticeProps) {
  const t = useT();
  const topic = topicOf(error);

  async function save({ file, read }: Rest): Promise<void> {
    const { value } = await read();
    if (value !== undefined) saveFile(file, value);
    else showToast({ text: t('shell.play.notNow.text') });
  }

  return (
    <Notice title={t(`shell.play.${topic}.title`)} text={t(`shell.play.${topic}.text`)}>
      {topic === 'elsewhere' && (
        <Button isMain onClick={() => onAsk({ takeOver: true })}>
          {t('shell.play.elsewhere.here')}
        </Button>
      )}
      {topic === 'broken' && rest && (
        <Button isMain onClick={() => void save(rest)}>
          {t('shell.play.saveFile')}
        </Button>
      )}
      {(topic === 'crashed' || topic === 'notNow' || topic === 'notSaved') && (
        <Button isMain onClick={() => onAsk({ takeOver: false })}>
          {t('shell.play.again')}
        </Button>
      )}
      <a className="button" href="/">
        {t('shell.play.home')}
      </a>
    </Notice>
  );
}
