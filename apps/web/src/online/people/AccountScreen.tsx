import '../styles/online.css';
import { useState } from 'react';
import { api, forgetSession, type Me, type Notices, openSession } from '../connection/api.ts';
import { connection } from '../connection/socket.ts';
import { useSpeech, useT } from '../../app/settings/language.tsx';
import { PATHS, pathTo } from '../../app/paths.ts';
import { ScreenTitle } from '../../app/parts/ScreenTitle.tsx';
import { showToast } from '../../app/toasts/toasts.ts';
import { PushBox } from '../push/PushBox.tsx';
import { renewPush, switchOff } from '../push/push.ts';
import { useAsked } from '../useAsked.ts';
import { useAnswer } from '../lobby/useAnswer.ts';
import { sayError } from '../words.ts';
import { Field, Form, NewNameField, PasswordField, WebhookFields } from './AccountForm.tsx';
import { BotsSection } from './BotsSection.tsx';

/** Creates an account, which is optional. */
export function AccountScreen() {
  const t = useT();
  const [visit, setVisit] = useState(0);
  return (
    <div className="account width">
      <div className="section-head">
        <ScreenTitle>{t('online.account.title')}</ScreenTitle>
        <p className="lead">{t('online.account.lead')}</p>
      </div>
      <Account key={visit} onChanged={() => setVisit((times) => times + 1)} />
      <section className="account-device">
        <h2>{t('online.push.title')}</h2>
        <PushBox />
      </section>
    </div>
  );
}

function Account({ onChanged }: { readonly onChanged: () => void }) {
  const t = useT();
  const { value, error } = useAsked(openSession);
  if (error) return <p className="problem-words">{sayError(t, error)}</p>;
  if (!value) return undefined;
  function again(): void {
    forgetSession();
    connection.restart();
    onChanged();
  }
  return value.me.kind === 'guest' ? <Guest onChanged={again} /> : <Named account={value} onChanged={again} />;
}

function Guest({ onChanged }: { readonly onChanged: () => void }) {
  const { t, language } = useSpeech();
  const request = useAnswer();
  return (
    <>
      <p>{t('online.account.guest')}</p>
      <div className="account-forms">
        <Form
          title={t('online.account.take')}
          text={t('online.account.takeText')}
          button={t('online.account.take')}
          onSend={async ({ name = '', password = '' }) => {
            if (!(await request(api.takeName(name, password)))) return;
            showToast({ text: t('online.account.taken', { name }) });
            onChanged();
          }}
        >
          <NewNameField autoComplete="username" />
          <Field
            type="password"
            name="password"
            autoComplete="new-password"
            label={t('online.account.password')}
            note={t('online.account.passwordText')}
            minLength={8}
            maxLength={200}
            isRequired
          />
        </Form>
        <Form
          title={t('online.account.logIn')}
          text={t('online.account.logInText')}
          button={t('online.account.logIn')}
          onSend={async ({ name = '', password = '' }) => {
            if (!(await request(api.logIn(name, password)))) return;
            void renewPush(language);
            onChanged();
          }}
        >
          <Field type="text" name="name" autoComplete="username" label={t('online.account.name')} isRequired />
          <PasswordField label={t('online.account.password')} />
        </Form>
      </div>
    </>
  );
}

function Named({ account, onChanged }: { readonly account: Me; readonly onChanged: () => void }) {
  const t = useT();
  const request = useAnswer();
  const { me, notices, canMail } = account;
  const [webhook, setWebhook] = useState(notices.webhook); // as stored
  /** Unsubscribes from push first: the next user of this browser must not get our notifications. */
  async function leave(): Promise<void> {
    await switchOff();
    if (await request(api.logOut())) onChanged();
  }
  return (
    <>
      <p>{t('online.account.named', { name: me.name })}</p>
      <p className="actions">
        <a className="button" href={pathTo(PATHS.person, me.id)}>
          {t('online.account.profile')}
        </a>
        <button type="button" className="button" onClick={() => void leave()}>
          {t('online.account.logOut')}
        </button>
      </p>
      <div className="account-forms">
        <Form
          title={t('online.account.notices')}
          text={t('online.account.noticesText')}
          button={t('online.account.save')}
          onSend={async ({ email = '', webhook = '', password }) => {
            const requested: Notices = { ...(email ? { email } : {}), ...(webhook ? { webhook } : {}) };
            if (!(await request(api.setNotices(requested, password)))) return;
            setWebhook(requested.webhook);
            showToast({ text: t('online.account.saved') });
          }}
        >
          {canMail && (
            <Field
              type="email"
              name="email"
              autoComplete="email"
              label={t('online.account.email')}
              first={notices.email}
            />
          )}
          <WebhookFields first={webhook} />
        </Form>
      </div>
      <BotsSection />
    </>
  );
}
