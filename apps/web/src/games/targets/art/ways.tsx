import { Die, Puck, TargetDisc } from '../../../app/art/iso.tsx';

export function Towers() {
  return (
    <>
      <Puck x={19} y={50} radius={17} />
      <Die x={19} y={46} colour="clay" faces={[5, 3, 1]} size={0.36} />
      <Die x={19} y={29} colour="clay" faces={[2, 6, 4]} size={0.36} />
      <Puck x={46} y={52} radius={15} />
      <Die x={46} y={48} colour="indigo" faces={[4, 1, 5]} size={0.34} />
    </>
  );
}

/** A disc, and a die about to reach it. */
export function NearDisc() {
  return (
    <>
      <TargetDisc x={34} y={40} radius={28} colour="clay" />
      <Die x={20} y={30} colour="indigo" faces={[6, 2, 3]} size={0.32} />
    </>
  );
}

export function FourDice() {
  return (
    <>
      <Die x={17} y={22} colour="clay" faces={[5, 3, 1]} size={0.28} />
      <Die x={47} y={22} colour="indigo" faces={[2, 6, 4]} size={0.28} />
      <Die x={17} y={52} colour="indigo" faces={[4, 1, 5]} size={0.28} />
      <Die x={47} y={52} colour="clay" faces={[6, 2, 3]} size={0.28} />
    </>
  );
}
