import { Icon } from '../ui/elements.tsx';

/** A note to players that somebody watches. */
export const Watched = ({ text }: { text: string | false }) =>
  text ? (
    <p class="note watched">
      <Icon name="eye" /> {text}
    </p>
  ) : null;
