import type { View } from '@caravanserai/targi';
import { SEATS } from '@caravanserai/targi/cards';
import { borderText, cardName, sayPhase, sayTokens } from '@caravanserai/texts/page';
import { PiecePicture } from '../../art/pieces.tsx';
import type { Snapshot } from '../../client.ts';
import { playerName } from '../players/seats.ts';
import { type TargiT, useT } from '../../useT.ts';
import { raidCard, raidIn, type RaidShare } from './raid.ts';

interface RaidProps {
  readonly snapshot: Snapshot;
  readonly view: View;
}

/** Covers the board. */
export function RaidVeil({ snapshot, view }: RaidProps) {
  const t = useT();
  const raid = raidIn(snapshot.log, view);
  if (!raid) return undefined;
  return (
    <div className="raid-veil">
      <div className="raid-notice">
        <p className="raid-title">{sayPhase(t, 'raid')}</p>
        <p className="raid-due">{borderText(t, raid.at)}</p>
        <RaidShares snapshot={snapshot} view={view} />
      </div>
    </div>
  );
}

/** Who must pay, who is protected and why, and what was paid. */
export function RaidShares({ snapshot, view }: RaidProps) {
  const t = useT();
  const raid = raidIn(snapshot.log, view);
  if (!raid) return undefined;
  const first = snapshot.view.first === 'blue' ? SEATS : SEATS.toReversed();
  return (
    <ul className="raid-shares">
      {first.map((seat) => (
        <li key={seat} className="raid-share" data-share={raid.shares[seat].kind}>
          <PiecePicture seat={seat} />
          <b>{playerName(t, seat, snapshot.players[seat])}</b>
          <span>{sayShare(t, raid.shares[seat])}</span>
        </li>
      ))}
    </ul>
  );
}

function sayShare(t: TargiT, share: RaidShare): string {
  switch (share.kind) {
    case 'toPay':
      return t('play.raid.toPay');
    case 'short':
      return share.opponentGains === 0
        ? t('play.raid.nothing')
        : t('play.raid.short', { tokens: sayTokens(t, { vp: share.opponentGains }) });
    case 'spared':
      return withBonus(t, t('play.raid.spared', { card: nameOfCard(t, 'raidShield') }), share.hasBonus);
    case 'paid':
      return withBonus(t, t('play.raid.paid', { tokens: sayTokens(t, share.tokens) }), share.hasBonus);
  }
}

function withBonus(t: TargiT, words: string, hasBonus: boolean): string {
  if (!hasBonus) return words;
  const tokens = sayTokens(t, { vp: 1 });
  return `${words}, ${t('play.raid.bonus', { tokens, card: nameOfCard(t, 'raidVp') })}`;
}

function nameOfCard(t: TargiT, kind: 'raidShield' | 'raidVp'): string {
  const card = raidCard(kind);
  return card ? cardName(t, card.id) : '';
}
