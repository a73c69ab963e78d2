/** Lines of the chat, in words. */

import type { ChatLine } from '../messages.ts';
import { unnamedLabel } from './people.ts';
import { t } from './texts.ts';

export const writer = (line: ChatLine): string =>
  line.name || (line.guest === null ? t('chat-somebody') : unnamedLabel(line.you, line.guest));
export const textOf = (line: ChatLine): string => (line.phrase ? t(`chat-phrase-${line.phrase}`) : line.text);
