interface TickProps {
  readonly title: string;
  readonly text: string;
  readonly isTicked: boolean;
  readonly onTick: (isTicked: boolean) => void;
}

export function Tick({ title, text, isTicked, onTick }: TickProps) {
  return (
    <label className="choice choice-tick">
      <input type="checkbox" checked={isTicked} onChange={({ target }) => onTick(target.checked)} />
      <b>{title}</b>
      <span>{text}</span>
    </label>
  );
}
