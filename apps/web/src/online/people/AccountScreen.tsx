import '../styles/online.css';
import { useState } from 'react';
import { api, forgetSession, type Me, type Notices, openSession } from '../line/api.ts';
import { line } from '../line/socket.ts';
import { useSpeech, useT } from '../../app/settings/language.tsx';
import { PATHS, pathTo } from '../../app/paths.ts';
import { ScreenTitle } from '../../app/parts/ScreenTitle.tsx';
import { showToast } from '../../app/toasts/toasts.ts';
import { PushBox } from '../push/PushBox.tsx';
import { renewPush, switchOff } from '../push/push.ts';
import { useAsked } from '../useAsked.ts';
import { useWish } from '../lobby/useWish.ts';
import { sayError } from '../words.ts';
import { Field, Form } from './AccountForm.tsx';
import { BotsSection } from './BotsSection.tsx';

/** A name, for those who want one. */
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
    line.restart();
    onChanged();
  }
  return value.me.kind === 'guest' ? <Guest onChanged={again} /> : <Named account={value} onChanged={again} />;
}

function Guest({ onChanged }: { readonly onChanged: () => void }) {
  const { t, language } = useSpeech();
  const wish = useWish();
  return (
    <>
      <p>{t('online.account.guest')}</p>
      <div className="account-forms">
        <Form
          title={t('online.account.take')}
          text={t('online.account.takeText')}
          button={t('online.account.take')}
          onSend={async ({ name = '', password = '' }) => {
            if (!(await wish(api.takeName(name, password)))) return;
            showToast({ text: t('online.account.taken', { name }) });
            onChanged();
          }}
        >
          <Field
            type="text"
            name="name"
            autoComplete="username"
            label={t('online.account.name')}
            note={t('online.account.nameText')}
            minLength={3}
            maxLength={20}
            isRequired
          />
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
            if (!(await wish(api.logIn(name, password)))) return;
            void renewPush(language);
            onChanged();
          }}
        >
          <Field type="text" name="name" autoComplete="username" label={t('online.account.name')} isRequired />
          <Field
            type="password"
            name="password"
            autoComplete="current-password"
            label={t('online.account.password')}
            isRequired
          />
        </Form>
      </div>
    </>
  );
}

function Named({ account, onChanged }: { readonly account: Me; readonly onChanged: () => void }) {
  const t = useT();
  const wish = useWish();
  const { me, notices, canMail } = account;
  /** The next person at this browser must not be told what is meant for us. */
  async function leave(): Promise<void> {
    await switchOff();
    if (await wish(api.logOut())) onChanged();
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
          onSend={async ({ email = '', webhook = '' }) => {
            const wished: Notices = { ...(email ? { email } : {}), ...(webhook ? { webhook } : {}) };
            if (await wish(api.setNotices(wished))) showToast({ text: t('online.account.saved') });
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
          <Field
            type="url"
            name="webhook"
            autoComplete="off"
            label={t('online.account.webhook')}
            first={notices.webhook}
            maxLength={500}
          />
        </Form>
      </div>
      <BotsSection />
    </>
  );
}
