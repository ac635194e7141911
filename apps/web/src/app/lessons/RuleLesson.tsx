import { Icon } from '../parts/icons.tsx';
import type { Learnable } from './lesson.ts';
import { useLessonsT } from './useLessonsT.ts';

interface RuleLessonProps {
  readonly lessons: readonly Learnable[];
  readonly rule: string;
}

/** Links a numbered rule to the chapter that teaches it. */
export function RuleLesson({ lessons, rule }: RuleLessonProps) {
  const t = useLessonsT();
  const [shown] = lessons.flatMap(({ href, chapters = [] }) =>
    chapters.filter(({ rules }) => rules?.includes(rule)).map(({ id, title }) => ({ href: `${href}.${id}`, title })),
  );
  if (!shown) return undefined;
  return (
    <p className="rule-lesson">
      <a href={shown.href}>
        <Icon name="forward" /> {t('lessons.learn.shows', { title: t(shown.title) })}
      </a>
    </p>
  );
}
