import { SEATS } from '@caravanserai/targi/cards';
import { useId, useState } from 'react';
import { Button } from '../../../../app/parts/Button.tsx';
import { ModalDialog } from '../../../../app/parts/ModalDialog.tsx';
import { Choices } from '../../../../app/setup/Choices.tsx';
import { DEALS, LEVEL_NAMES, type LevelName, type Retry, type Snapshot, type TableProps } from '../../client.ts';
import { useCoachT } from '../../useT.ts';
import { useTableState } from '../tableState.tsx';
import { playRetry } from './play.ts';

interface RetryDialogProps extends TableProps {
  readonly version: number;
  readonly onClose: () => void;
}

const AS_BEFORE = 'asBefore';

/** Plays the game again from a moment, with the same cards or with new ones. */
export function RetryDialog({ snapshot, client, version, onClose }: RetryDialogProps) {
  const t = useCoachT();
  const id = useId();
  const { wish } = useTableState();
  const [deal, setDeal] = useState<Retry['deal']>('same');
  const [opponent, setOpponent] = useState<LevelName | typeof AS_BEFORE>(AS_BEFORE);
  const usual = levelOfOpponent(snapshot);
  const levels = LEVEL_NAMES.filter((level) => level !== usual);

  function start(): void {
    onClose();
    wish(playRetry(client, version, { deal, level: opponent === AS_BEFORE ? undefined : opponent }));
  }

  return (
    <ModalDialog title={t('coach.retry.title')} onClose={onClose}>
      <p>{t('coach.retry.lead', { version })}</p>
      <Choices
        kind="lines"
        name="deal"
        title={t('coach.retry.deal')}
        chosen={deal}
        onChoose={setDeal}
        choices={DEALS.map((choice) => ({
          choice,
          title: t(`coach.retry.${choice}`),
          text: t(`coach.retry.${choice}Text`),
        }))}
      />
      <p className="field">
        <label htmlFor={id}>{t('coach.retry.opponent')}</label>
        <select id={id} value={opponent} onChange={({ target }) => setOpponent(target.value as typeof opponent)}>
          <option value={AS_BEFORE}>{usual ? t(`teaser.targi.level.${usual}.name`) : t('coach.retry.asBefore')}</option>
          {levels.map((level) => (
            <option key={level} value={level}>
              {t(`teaser.targi.level.${level}.name`)}
            </option>
          ))}
        </select>
      </p>
      <div className="actions">
        <Button isMain onClick={start}>
          {t('coach.retry.start')}
        </Button>
        <Button onClick={onClose}>{t('table.close')}</Button>
      </div>
    </ModalDialog>
  );
}

/** The level that the viewer played against, if it was a bot. */
function levelOfOpponent({ players }: Snapshot): LevelName | undefined {
  const bot = SEATS.map((seat) => players[seat]).find((player) => player.kind === 'bot');
  return bot?.kind === 'bot' ? LEVEL_NAMES.find((name) => name === bot.level) : undefined;
}
