import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { EveningInfo, RoundBoards } from '../http.ts';
import { fetchBoards } from './api.ts';

/** The boards of the rounds that everybody may see by now; none where tables have cards of their own. */
export function useBoards(evening: EveningInfo | null): readonly RoundBoards[] {
  const rounds = useSignal<readonly RoundBoards[]>([]);
  useEffect(() => {
    if (!evening?.same_boards) return;
    fetchBoards(evening.evening).then(
      (answer) => void (rounds.value = answer),
      () => {},
    );
  }, [evening?.evening, evening?.version]);
  return rounds.value;
}
