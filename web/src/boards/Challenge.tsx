import '../styles/boards.css';
import { useSignal, type ReadonlySignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { call, type SetInfo, type Standings } from '../api.ts';
import { LinkField } from '../social/Invite.tsx';
import { Name } from '../social/Name.tsx';
import { language, t } from '../i18n/texts.ts';
import { boardsHref, challengeLink } from '../route.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Copy } from '../ui/copy.tsx';
import { Button, Failure, LinkButton, Section } from '../ui/elements.tsx';
import { useRequest } from '../ui/useFetched.ts';
import { pictureOf } from './picture.ts';
import { shareText } from './words.ts';

/** The reader of the page: their name, how they change it, and their registration with the server. */
export interface Reader {
  name: ReadonlySignal<string>;
  chooseName: (name: string) => unknown;
  ensureKnown: () => Promise<unknown>;
}

export const Signature = ({ name, onName, text }: Pick<ShareProps, 'name' | 'onName'> & { text: string }) => (
  <div class="signed stack gap-2">
    <Name name={name} onChoose={onName} />
    <small class="pale">{t(text)}</small>
  </div>
);

/** A challenge from a match that is over: a link to the same cards in the player's own seat, signed with a name. */
export function Challenge({ table, reader }: { table: string; reader: Reader }) {
  const open = useSignal(false);
  const challenge = useSignal<{ set: string; handle: string } | null>(null);
  const nameless = useSignal(false);
  const { failed, run } = useRequest();
  const create = async (): Promise<void> => {
    const created = await call('POST /api/challenges', { body: { table } });
    await reader.ensureKnown();
    nameless.value = !reader.name.value;
    challenge.value = created;
  };
  const show = (): void => {
    open.value = true;
    if (!challenge.value) run(create);
  };
  return (
    <>
      <Button icon="share" data-challenge onClick={show} text={t('boards-better')} />
      {open.value && (
        <Dialog title={t('boards-better')} onClose={() => (open.value = false)}>
          <div class="invite" aria-busy={!challenge.value && !failed.value}>
            <Failure text={failed.value} />
            {challenge.value && (
              <>
                <p>{t('boards-better-text')}</p>
                {nameless.value && <Signature name={reader.name.value} onName={reader.chooseName} text="boards-name" />}
                <LinkField link={challengeLink(challenge.value.set, challenge.value.handle)} label={t('gather-link')} />
                <p>
                  <a href={boardsHref(challenge.value.set)}>{t('boards-who-played')}</a>
                </p>
              </>
            )}
          </div>
        </Dialog>
      )}
    </>
  );
}

type ShareProps = { set: SetInfo; standings: Standings; name: string; onName: (name: string) => unknown };

interface ShareDoorsProps {
  name: string;
  text: string;
  draw: (() => Promise<Blob | null>) | null;
  /** What the picture shows: drawn anew when it changes. */
  of: unknown;
}

/** The picture of a result with its text, and the ways to send or keep both. */
export function ShareDoors({ name, text, draw, of }: ShareDoorsProps) {
  const picture = useSignal<{ url: string; file: File } | null>(null);
  useEffect(() => {
    let url = '';
    let left = false;
    void draw?.().then((blob) => {
      if (!blob || left) return;
      url = URL.createObjectURL(blob);
      picture.value = { url, file: new File([blob], `${name}.png`, { type: blob.type }) };
    });
    return () => {
      left = true;
      URL.revokeObjectURL(url);
    };
  }, [name, of, language.value]);
  const shown = picture.value;
  return (
    <>
      {shown && <img class="share-picture" src={shown.url} width={1200} height={630} alt={text} />}
      <div class="doors">
        {'share' in navigator && (
          <Button
            icon="share"
            onClick={() => void navigator.share(shared(text, shown?.file)).catch(() => undefined)}
            text={t('gather-share')}
          />
        )}
        {shown && <LinkButton href={shown.url} download={shown.file.name} icon="save" text={t('boards-picture')} />}
        {draw && <Copy text={text} label={t('boards-copy')} />}
      </div>
    </>
  );
}

/** What is handed to other apps: the text, and the picture if they take one. */
const shared = (text: string, file: File | undefined): ShareData =>
  file && navigator.canShare?.({ files: [file] }) ? { text, files: [file] } : { text };

/** A challenge from a set: a signed link to the same cards, and a text that reveals none of them. */
export function Share({ set, standings, name, onName }: ShareProps) {
  const { own, deals } = standings;
  const link = challengeLink(set.id, own.handle);
  return (
    <Section id="share" class="invite" title={t('boards-better')}>
      <p>{t('boards-better-text')}</p>
      <Signature name={name} onName={onName} text="boards-name" />
      <LinkField link={link} label={t('gather-link')} />
      <ShareDoors
        name={`four-kings-${set.id}`}
        text={shareText(set, standings, link)}
        draw={deals.length > 0 ? () => pictureOf(set, standings) : null}
        of={standings}
      />
    </Section>
  );
}
