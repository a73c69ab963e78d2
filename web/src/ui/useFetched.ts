import { useSignal } from '@preact/signals';
import { useEffect, type Inputs } from 'preact/hooks';
import { ApiError, fetchGames, type GameInfo } from '../api.ts';
import { learn, t } from '../i18n/texts.ts';
import { stopped } from '../offline/engine.ts';
import { alone } from '../offline/mode.ts';

/** Why nothing can be shown, in words; empty while a banner over the page says that the games have stopped, and why. */
export const unreachable = (): string => (stopped.value ? '' : t(alone ? 'ui-missing' : 'lobby-offline'));

/** Why something cannot be shown: `missing` is said if there is no such thing. */
export const failureText = (error: unknown, missing: string): string =>
  error instanceof ApiError && error.status === 404 ? t(missing) : unreachable();

/** Why no table could be made, in words; empty as above. */
export function failure(error: unknown): string {
  if (error instanceof ApiError && error.status === 403)
    return t(error.code === 'banned' ? 'at-banned' : 'notice-barred');
  return stopped.value ? '' : t('lobby-failed');
}

export interface Fetched<Data> {
  /** Null until the first response; then the newest one. */
  data: Data | null;
  /** Why the last request failed; null if it did not. */
  error: unknown;
}

/** Fetch data, again whenever an input changes; a response that is no longer wanted is ignored. */
export function useFetched<Data>(fetch: () => Promise<Data>, inputs: Inputs): Fetched<Data> {
  const fetched = useSignal<Fetched<Data>>({ data: null, error: null });
  useEffect(() => {
    let current = true;
    if (fetched.value.error !== null) fetched.value = { ...fetched.value, error: null };
    fetch().then(
      (data) => current && (fetched.value = { data, error: null }),
      (error: unknown) => current && (fetched.value = { ...fetched.value, error }),
    );
    return () => void (current = false);
  }, inputs);
  return fetched.value;
}

/** Fetch the games and their sentences. */
export const useGames = (): Fetched<GameInfo[]> =>
  useFetched(async () => {
    const games = await fetchGames();
    await learn(games.map((game) => game.id));
    return games;
  }, []);

/** Send requests, one at a time; `failed` holds the message of the last failure. */
export function useRequest(messageOf: (error: unknown) => string = failure) {
  const busy = useSignal(false);
  const failed = useSignal('');
  const run = (request: () => Promise<unknown>): void => {
    if (busy.value) return;
    busy.value = true;
    failed.value = '';
    request()
      .catch((error: unknown) => (failed.value = messageOf(error)))
      .finally(() => (busy.value = false));
  };
  return { busy, failed, run };
}
