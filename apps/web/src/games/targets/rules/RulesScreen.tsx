import {
  RULE_SECTIONS,
  type RuleId,
  type RuleSection as Section,
  RULINGS,
  type RulingId,
} from '@caravanserai/targets/rules';
import { useEffect } from 'react';
import { Contents, NumberedRule, RuleSection, RulingNote } from '../../../app/reading/RuleParts.tsx';
import { ScreenTitle } from '../../../app/parts/ScreenTitle.tsx';
import { GameTabs } from '../../../app/reading/GameTabs.tsx';
import { goToFragment } from '../../../app/reading/fragment.ts';
import { RuleLesson } from '../../../app/lessons/RuleLesson.tsx';
import { learn } from '../lessons/learn.ts';
import { RuleFigure } from './RuleFigure.tsx';
import { type TargetsT, useT } from '../useT.ts';

const SECTIONS = Object.keys(RULE_SECTIONS) as Section[];
const RULING_IDS = Object.keys(RULINGS) as RulingId[];

interface WordsProps {
  readonly t: TargetsT; // with the texts of Targets
}

function Line({ t, id }: WordsProps & { readonly id: RuleId }) {
  return (
    <NumberedRule
      id={id}
      text={
        <>
          <p>{t(`targets.rule.${id}`)}</p>
          <RuleFigure rule={id} />
          <RuleLesson lessons={learn} rule={id} />
        </>
      }
      rulings={RULING_IDS.filter((ruling) => RULINGS[ruling] === id).map((ruling) => (
        <RulingNote
          key={ruling}
          id={ruling}
          anchor={ruling}
          question={t(`targets.ruling.${ruling}.question`)}
          ruling={t(`targets.ruling.${ruling}.ruling`)}
          why={t(`targets.ruling.${ruling}.why`)}
        />
      ))}
    />
  );
}

export function RulesScreen() {
  const t = useT();
  useEffect(goToFragment, []);
  return (
    <section className="rules width" aria-labelledby="rules-title">
      <div className="section-head">
        <GameTabs />
        <ScreenTitle id="rules-title">{t('targets.page.rulesTitle')}</ScreenTitle>
        <p className="lead">{t('targets.page.rulesOpening')}</p>
        <p className="lead">{t('shell.reading.lead')}</p>
      </div>
      <div className="rules-columns">
        <div className="rules-side">
          <Contents sections={SECTIONS} titleOf={(section) => t(`targets.section.${section}`)} />
        </div>
        <div>
          {SECTIONS.map((section, index) => (
            <RuleSection key={section} section={section} number={index + 1} title={t(`targets.section.${section}`)}>
              {RULE_SECTIONS[section].map((rule) => (
                <Line key={rule} t={t} id={rule} />
              ))}
            </RuleSection>
          ))}
        </div>
      </div>
    </section>
  );
}
