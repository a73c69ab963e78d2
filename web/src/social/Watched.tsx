import { Icon } from '../ui/Button.tsx';

/** A note to players that somebody watches. */
export const Watched = ({ text }: { text: string | false }) =>
  text ? (
    <p class="note watched">
      <Icon name="eye" /> {text}
    </p>
  ) : null;
