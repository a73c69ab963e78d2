import '../styles/rules.css';
import '../styles/review.css';
import '../styles/boards.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { unreachable } from '../i18n/failure.ts';
import { learn, t } from '../i18n/texts.ts';
import type { Profile } from '../http.ts';
import { call } from '../api.ts';
import { Failure } from '../ui/Failure.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { say } from '../ui/speech.ts';
import { AtTables } from './AtTables.tsx';
import { ByReviews } from './ByReviews.tsx';
import { Leaks, leakText } from './Leaks.tsx';
import { OnBoards } from './OnBoards.tsx';
import { Practised } from './Practised.tsx';
import { useTitle } from '../ui/entitled.ts';

/** How I play, by game: at tables, by the reviews of my matches, and on boards. Nobody else is shown it. */
export function ProfilePage() {
  const profile = useSignal<Profile | null>(null);
  const failed = useSignal(false);
  useEffect(() => {
    call('GET /api/profile')
      .then(async (answer) => {
        await learn([...answer.games, ...answer.boards.games].map((entry) => entry.game));
        profile.value = answer;
        say(answer.leaks.map(leakText).join(' '));
      })
      .catch(() => (failed.value = true));
  }, []);
  useTitle(t('lobby-mine'));
  const now = profile.value;
  return (
    <div class="rules review boards">
      <main>
        <h1>{t('lobby-mine')}</h1>
        <p class="intro">{t('profile-intro')}</p>
        <Failure text={failed.value && unreachable()} />
        {!now && !failed.value && <Skeleton rows={4} />}
        {now && <AtTables games={now.games} />}
        {now && now.leaks.length > 0 && <Leaks leaks={now.leaks} />}
        {now && now.practised.length > 0 && <Practised themes={now.practised} />}
        {now && <ByReviews profile={now} />}
        {now && <OnBoards boards={now.boards} />}
      </main>
    </div>
  );
}
