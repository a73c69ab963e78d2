import { Icon } from '../ui/Icon.tsx';

export const Watched = ({ text }: { text: string }) =>
  text ? (
    <p class="note watched">
      <Icon name="eye" /> {text}
    </p>
  ) : null;
