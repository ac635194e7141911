import '../styles/study.css';
import { useState } from 'react';
import { ScreenTitle } from '../../../app/parts/ScreenTitle.tsx';
import { PasteField } from '../../../app/setup/PasteField.tsx';
import type { Problem } from '../../../app/setup/problem.ts';
import { makeStudy, newDeal, parseStudy } from '../game/analysis/text.ts';
import { useCoachT } from '../useT.ts';
import { linkedText } from './linkedText.ts';
import { openBoard } from './links.ts';
import { SetUp } from './SetUp.tsx';
import { useStudyProblem } from './useStudyProblem.ts';

/** Where an analysis begins: with a pasted game or position, or with a new deal. */
export function AnalysisScreen() {
  const t = useCoachT();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<Problem>();
  const problemOf = useStudyProblem();

  async function open(): Promise<void> {
    const linked = await linkedText(text);
    if (linked.ok) await take(linked.value);
    else setProblem({ title: t(`coach.board.${linked.error}`), lines: [] });
  }

  async function take(game: string): Promise<void> {
    const study = parseStudy(game, crypto.randomUUID());
    if (study.ok) await openBoard(makeStudy(study.value));
    else setProblem(problemOf(study.error));
  }

  return (
    <div className="width">
      <form
        className="look"
        onSubmit={(event) => {
          event.preventDefault();
          void open();
        }}
      >
        <div className="section-head">
          <ScreenTitle>{t('coach.board.title')}</ScreenTitle>
          <p className="lead">{t('coach.board.lead')}</p>
        </div>
        <PasteField
          label={t('coach.board.paste')}
          rows={6}
          text={text}
          problem={problem}
          onText={(pasted) => {
            setText(pasted);
            setProblem(undefined);
          }}
        />
        <div className="study-begin">
          <button type="submit" className="button button-main button-large">
            {t('coach.board.open')}
          </button>
          <button
            type="button"
            className="button button-large"
            onClick={() => void openBoard(makeStudy(newDeal(crypto.randomUUID())))}
          >
            {t('coach.board.fresh')}
          </button>
        </div>
        <p>{t('coach.board.running')}</p>
      </form>
      <SetUp onDone={(position) => void take(position)} />
    </div>
  );
}
