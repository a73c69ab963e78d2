import type { ComponentProps } from 'preact';
import type { EveningInfo } from '../http.ts';
import { Failure, Sure } from '../ui/elements.tsx';
import { useAct, type Watched } from './useEvening.ts';

type Props = Omit<ComponentProps<typeof Sure>, 'onSure'> &
  Pick<Watched, 'act'> & { request: () => Promise<EveningInfo> };

/** A button for what cannot be undone, and beside it why it was refused. */
export function SureAct({ act: send, request, ...button }: Props) {
  const { act, refused } = useAct({ act: send });
  return (
    <>
      <Sure {...button} onSure={() => void act(request)} />
      <Failure text={refused} />
    </>
  );
}
