import { Picture } from '../../../app/art/Picture.tsx';
import { useStart } from '../../../app/play/useStart.ts';
import { choiceOf } from '../../../app/settings/settings.ts';
import { device } from '../device.ts';
import { targi } from '../page.ts';
import { keepDraft, lastDraft, setupOf } from '../setup/draft.ts';
import { ScreenTitle } from '../../../app/parts/ScreenTitle.tsx';
import { PICTURE_BOX, PICTURES, STEPS } from './pictures.tsx';
import { useT } from '../useT.ts';

export function LearnScreen() {
  const t = useT();
  const { isStarting, start } = useStart(device);
  return (
    <section className="learn width">
      <div className="section-head">
        <ScreenTitle>{t('shell.learn.title')}</ScreenTitle>
        <p className="lead">{t('shell.learn.lead')}</p>
      </div>
      <ol className="steps">
        {STEPS.map((step, index) => (
          <li key={step} className="step">
            <Picture className="step-picture" box={PICTURE_BOX} label={t(`shell.learn.${step}.picture`)}>
              {PICTURES[step]}
            </Picture>
            <div className="step-words">
              <h2>
                <span className="section-number" aria-hidden="true">
                  {index + 1}
                </span>
                <span className="unseen">{t('shell.learn.step', { number: index + 1 })}</span>
                {t(`shell.learn.${step}.title`)}
              </h2>
              <p>{t(`shell.learn.${step}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className="actions">
        <button
          type="button"
          className="button button-main button-large"
          aria-disabled={isStarting}
          onClick={() => {
            const draft = { ...lastDraft(), who: 'bot', level: 'shepherd' } as const;
            keepDraft(draft);
            start(setupOf(draft, () => t('shell.setup.you'), choiceOf('moves') === 'quick'));
          }}
        >
          <span aria-live="polite">{t(isStarting ? 'shell.enter.preparing' : 'shell.learn.play')}</span>
        </button>
        <a className="button button-large" href={targi.screens.rules.path}>
          {t('shell.learn.rules')}
        </a>
        <a className="button button-large" href={targi.screens.cards.path}>
          {t('shell.learn.cards')}
        </a>
      </p>
    </section>
  );
}
