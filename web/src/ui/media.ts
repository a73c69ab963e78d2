import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

export function useMedia(query: string): boolean {
  const media = matchMedia(query);
  const holds = useSignal(media.matches);
  useEffect(() => {
    const changed = () => (holds.value = media.matches);
    media.addEventListener('change', changed);
    return () => media.removeEventListener('change', changed);
  }, [query]);
  return holds.value;
}
