/** Lines of the chat, in words. */

import type { ChatLine } from '../messages.ts';
import { t } from './texts.ts';

export const writer = (line: ChatLine): string => line.name || t('chat-somebody');
export const textOf = (line: ChatLine): string => (line.phrase ? t(`chat-phrase-${line.phrase}`) : line.text);
