import '../styles/rules.css';
import '../styles/review.css';
import '../styles/boards.css';
import { unreachable } from '../i18n/failure.ts';
import { learn, t } from '../i18n/texts.ts';
import { call } from '../api.ts';
import { PageFrame } from '../ui/PageFrame.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { say } from '../ui/speech.ts';
import { AtTables } from './AtTables.tsx';
import { ByReviews } from './ByReviews.tsx';
import { Leaks, leakText } from './Leaks.tsx';
import { OnBoards } from './OnBoards.tsx';
import { Practised } from './Practised.tsx';
import { useFetched } from '../ui/useFetched.ts';
import { MistakesSection } from '../review/MistakesDue.tsx';
import { loadMistakes, mistakes } from '../stores/mistakes.ts';

/** How I play, by game: at tables, by the reviews of my matches, and on boards. Nobody else is shown it. */
export function ProfilePage() {
  const { data: profile, error } = useFetched(async () => {
    const answer = await call('GET /api/profile');
    await learn([...answer.games, ...answer.boards.games].map((entry) => entry.game));
    say(answer.leaks.map(leakText).join(' '));
    void loadMistakes();
    return answer;
  }, []);
  return (
    <PageFrame
      class="review boards"
      title={t('lobby-mine')}
      intro={t('profile-intro')}
      failures={[!!error && unreachable()]}
    >
      {!profile && !error && <Skeleton rows={4} />}
      {profile && (
        <>
          {!!mistakes.value?.total && <MistakesSection day={mistakes.value} />}
          <AtTables games={profile.games} />
          {profile.leaks.length > 0 && <Leaks leaks={profile.leaks} />}
          {profile.practised.length > 0 && <Practised themes={profile.practised} />}
          <ByReviews profile={profile} />
          <OnBoards boards={profile.boards} />
        </>
      )}
    </PageFrame>
  );
}
