import { type BorderCard } from '@caravanserai/targi/cards';
import { borderName, borderText } from '@caravanserai/texts/page';
import { BorderDrawing } from '../art/border.tsx';
import { Picture } from '../../../app/art/Picture.tsx';
import { anchorOf, rulesOfBorder } from '../rules/links.ts';
import { Marked } from '../../../app/reading/Marked.tsx';
import { CardFoot } from './CardFoot.tsx';
import { useT } from '../useT.ts';

export function BorderCardView({ card: { number, action } }: { readonly card: BorderCard }) {
  const t = useT();
  return (
    <li
      className={`card card-border ${action.kind === 'raid' ? 'card-raid' : ''}`}
      id={anchorOf.border(number)}
      data-card={`border-${number}`}
    >
      <div className="card-picture">
        <span className="card-number">{number}</span>
        <Picture>
          <BorderDrawing action={action} />
        </Picture>
      </div>
      <div className="card-words">
        <h3>
          <Marked text={borderName(t, number)} />
        </h3>
        <p>
          <Marked text={borderText(t, number)} />
        </p>
        <CardFoot rules={rulesOfBorder(action)} figures={`border-${number}`} />
      </div>
    </li>
  );
}
