import { useCallback, useId, useState } from 'react';
import { CopyButton } from '../../app/parts/CopyButton.tsx';
import { useT } from '../../app/settings/language.tsx';
import { showToast } from '../../app/toasts/toasts.ts';
import { api, type Bot } from '../connection/api.ts';
import { useAnswer } from '../lobby/useAnswer.ts';
import { useAsked } from '../useAsked.ts';
import { sayError } from '../words.ts';
import { Form, NewNameField, PasswordField, WebhookFields } from './AccountForm.tsx';

/** The bots of an account, managed here because a bot's own token can only play. */
export function BotsSection() {
  const t = useT();
  const request = useAnswer();
  const [visit, setVisit] = useState(0);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- reloads after each change
  const ask = useCallback(() => api.bots(), [visit]);
  const { value: bots, error } = useAsked(ask);
  const again = () => setVisit((times) => times + 1);
  return (
    <section className="bots">
      <h2>{t('online.bots.title')}</h2>
      <p>{t('online.bots.lead')}</p>
      {error && <p className="problem-words">{sayError(t, error)}</p>}
      {bots?.map((bot) => (
        <BotBox key={bot.id} bot={bot} onChanged={again} />
      ))}
      <div className="account-forms">
        <Form
          key={visit}
          title={t('online.bots.create')}
          text={t('online.bots.createText')}
          button={t('online.bots.create')}
          onSend={async ({ name = '' }) => {
            if (await request(api.createBot(name))) again();
          }}
        >
          <NewNameField autoComplete="off" />
        </Form>
      </div>
    </section>
  );
}

function BotBox({ bot, onChanged }: { readonly bot: Bot; readonly onChanged: () => void }) {
  const t = useT();
  const request = useAnswer();
  const { id, name, notices, webhookSecret } = bot;
  return (
    <details className="house-rules">
      <summary>
        <b>{name}</b>
      </summary>
      <Tokens bot={bot} />
      <div className="account-forms">
        <Form
          title={t('online.bots.notices')}
          text={t('online.account.noticesText')}
          button={t('online.account.save')}
          onSend={async ({ webhook = '', password }) => {
            if (!(await request(api.setBotNotices(id, webhook ? { webhook } : {}, password)))) return;
            showToast({ text: t('online.account.saved') });
            onChanged();
          }}
        >
          <WebhookFields first={notices.webhook} />
          {webhookSecret !== undefined && <Secret label={t('online.bots.secret')} text={webhookSecret} />}
        </Form>
        <Form
          title={t('online.bots.remove')}
          text={t('online.bots.removeText')}
          button={t('online.bots.remove')}
          onSend={async ({ password = '' }) => {
            if (!(await request(api.deleteBot(id, password)))) return;
            showToast({ text: t('online.bots.removed', { bot: name }) });
            onChanged();
          }}
        >
          <PasswordField label={t('online.bots.yourPassword')} />
        </Form>
      </div>
    </details>
  );
}

function Tokens({ bot: { id, name } }: { readonly bot: Bot }) {
  const t = useT();
  const request = useAnswer();
  const [token, setToken] = useState<string>();
  async function make(): Promise<void> {
    const made = api.newBotToken(id, new Date().toISOString().slice(0, 16));
    if (!(await request(made))) return;
    const answer = await made;
    setToken(answer.ok ? answer.value.token : undefined);
  }
  async function end(): Promise<void> {
    if (!(await request(api.endBotTokens(id)))) return;
    setToken(undefined);
    showToast({ text: t('online.bots.ended', { bot: name }) });
  }
  return (
    <>
      <p className="actions">
        <button type="button" className="button" onClick={() => void make()}>
          {t('online.bots.token')}
        </button>
        <button type="button" className="button" onClick={() => void end()}>
          {t('online.bots.endTokens')}
        </button>
      </p>
      <div role="status">
        {token !== undefined && <Secret label={t('online.bots.tokenText', { bot: name })} text={token} />}
      </div>
    </>
  );
}

/** A secret to copy into the bot's program. */
function Secret({ label, text }: { readonly label: string; readonly text: string }) {
  const t = useT();
  const id = useId();
  return (
    <div className="bot-secret">
      <p className="field">
        <label htmlFor={id}>{label}</label>
        <input id={id} type="text" readOnly value={text} onFocus={({ target }) => target.select()} />
      </p>
      <CopyButton text={text} label={t('online.bots.copy')} />
    </div>
  );
}
