import { RULE_SECTIONS, type RuleId, type RuleSection, RULINGS, type RulingId } from '@caravanserai/targets/rules';
import { loadTranslator, type Translator } from '@caravanserai/texts/page';
import { use, useEffect } from 'react';
import { useCurrentSection } from '../rules/useCurrentSection.ts';
import { useSpeech } from '../settings/language.tsx';
import { ScreenTitle } from '../shell/ScreenTitle.tsx';
import { GameTabs } from './reading/GameTabs.tsx';
import { goToFragment } from './reading/fragment.ts';

const SECTIONS = Object.keys(RULE_SECTIONS) as RuleSection[];
const RULING_IDS = Object.keys(RULINGS) as RulingId[];

interface WordsProps {
  readonly t: Translator; // one that knows the words of Targets
}

function Contents({ t }: WordsProps) {
  const current = useCurrentSection(SECTIONS);
  return (
    <nav aria-label={t('home.rules.contents')} className="contents">
      <ol>
        {SECTIONS.map((section) => (
          <li key={section}>
            <a href={`#section-${section}`} aria-current={section === current ? 'location' : undefined}>
              {t(`targets.section.${section}`)}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Ruling({ t, id }: WordsProps & { readonly id: RulingId }) {
  return (
    <div className="ruling" role="note" id={id} data-ruling={id}>
      <p className="ruling-tag">{t('home.rules.ruling', { id })}</p>
      <p className="ruling-question">{t(`targets.ruling.${id}.question`)}</p>
      <p>{t(`targets.ruling.${id}.ruling`)}</p>
      <p className="ruling-why">
        <b>{t('home.rules.why')}</b> {t(`targets.ruling.${id}.why`)}
      </p>
    </div>
  );
}

function Line({ t, id }: WordsProps & { readonly id: RuleId }) {
  const rulings = RULING_IDS.filter((ruling) => RULINGS[ruling] === id);
  return (
    <li className="rule" id={id}>
      <a className="rule-number" href={`#${id}`} aria-label={t('home.rules.link', { id })}>
        {id}
      </a>
      <div className="rule-text">
        <p>{t(`targets.rule.${id}`)}</p>
      </div>
      {rulings.length > 0 && (
        <div className="rulings">
          {rulings.map((ruling) => (
            <Ruling key={ruling} t={t} id={ruling} />
          ))}
        </div>
      )}
    </li>
  );
}

function Section({ t, section, number }: WordsProps & { readonly section: RuleSection; readonly number: number }) {
  const lines: readonly RuleId[] = RULE_SECTIONS[section];
  return (
    <section className="rule-section">
      <h2 id={`section-${section}`}>
        <span className="section-number" aria-hidden="true">
          {number}
        </span>
        {t(`targets.section.${section}`)}
      </h2>
      <ol className="rule-lines">
        {lines.map((rule) => (
          <Line key={rule} t={t} id={rule} />
        ))}
      </ol>
    </section>
  );
}

export function TargetsRulesScreen() {
  const { language } = useSpeech();
  const t = use(loadTranslator(language, true));
  useEffect(goToFragment, []);
  return (
    <section className="rules width" aria-labelledby="rules-title">
      <div className="section-head">
        <GameTabs />
        <ScreenTitle id="rules-title">{t('shell.reading.targetsTitle')}</ScreenTitle>
        <p className="lead">{t('home.rules.lead')}</p>
      </div>
      <div className="rules-columns">
        <div className="rules-side">
          <Contents t={t} />
        </div>
        <div className="rules-main">
          {SECTIONS.map((section, index) => (
            <Section key={section} t={t} section={section} number={index + 1} />
          ))}
        </div>
      </div>
    </section>
  );
}
