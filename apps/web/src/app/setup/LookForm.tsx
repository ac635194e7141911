import { type DragEvent, useState } from 'react';
import { useT } from '../settings/language.tsx';
import { pathTo } from '../paths.ts';
import type { Device, LocalTypes } from '../play/device.ts';
import { go } from '../router.ts';
import { ScreenTitle } from '../parts/ScreenTitle.tsx';
import { PasteField } from './PasteField.tsx';
import { type FileError, type Problem, type SayBroken, useProblem } from './problem.ts';

const MOST_BYTES = 200_000; // the longest game is under 10,000 bytes

interface LookFormProps<L extends LocalTypes, Broken extends FileError> {
  readonly drop: string; // the prompt of the drop zone
  readonly file: string; // the file name extension
  readonly device: Device<L>;
  readonly say: SayBroken<Broken>;
}

/** Opens a game from a file or from text. */
export function LookForm<L extends LocalTypes, Broken extends FileError>(props: LookFormProps<L, Broken>) {
  const { drop: dropText, file: ending, device, say } = props;
  const t = useT();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<Problem>();
  const [isOver, setOver] = useState(false); // a file is dragged over it
  const problemOf = useProblem(say);

  async function open(game: string): Promise<void> {
    if (game.trim() === '') return setProblem({ title: t('shell.look.empty'), lines: [] });
    const loaded = await (await device.games()).load(game);
    if (loaded.ok) go(pathTo(device.screen().path, loaded.value.id));
    else setProblem(problemOf(loaded.error));
  }

  async function take(file: File | undefined): Promise<void> {
    if (!file) return;
    if (file.size > MOST_BYTES) return setProblem({ title: t('shell.look.tooLarge'), lines: [] });
    const game = await file.text().catch(() => undefined);
    if (game === undefined) return setProblem({ title: t('shell.look.unreadable'), lines: [] });
    setText(game);
    await open(game);
  }

  function drop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files[0]);
  }

  return (
    <form
      className="look width"
      onSubmit={(event) => {
        event.preventDefault();
        void open(text);
      }}
    >
      <div className="section-head">
        <ScreenTitle>{t('shell.look.title')}</ScreenTitle>
        <p className="lead">{t('shell.look.lead')}</p>
      </div>
      {/* Dropping is a shortcut: the button inside does the same. */}
      <div
        className="drop"
        data-over={isOver ? '' : undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <p>{dropText}</p>
        <label className="button">
          {t('shell.look.choose')}
          <input
            className="unseen"
            type="file"
            accept={`.${ending},text/plain`}
            onChange={({ target }) => {
              void take(target.files?.[0]);
              target.value = ''; // allows choosing the same file again after it was corrected
            }}
          />
        </label>
      </div>
      <PasteField
        label={t('shell.look.paste')}
        rows={8}
        text={text}
        problem={problem}
        onText={(pasted) => {
          setText(pasted);
          setProblem(undefined);
        }}
      />
      <p className="setup-start">
        <button type="submit" className="button button-main button-large">
          {t('shell.look.open')}
        </button>
      </p>
    </form>
  );
}
