import type { ComponentChildren } from 'preact';
import { t, type Params } from '../i18n/texts.ts';

/** A row of what is one's own on this server: what it is, and what may be done about it. */
export function Item({
  id,
  params,
  children,
}: {
  id: 'self-link' | 'self-avoided' | 'self-export' | 'self-delete';
  params?: Params;
  children: ComponentChildren;
}) {
  return (
    <div class="row">
      <p>
        {t(id, params)}
        <small>{t(`${id}.text`)}</small>
      </p>
      <div class="doors">{children}</div>
    </div>
  );
}
