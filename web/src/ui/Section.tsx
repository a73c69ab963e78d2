import type { ComponentChildren, ComponentProps } from 'preact';

/** A section with its heading; `id` is that of the heading. */
export function Section({
  id,
  title,
  children,
  ...attributes
}: Omit<ComponentProps<'section'>, 'title'> & { id: string; title: ComponentChildren }) {
  return (
    <section aria-labelledby={id} {...attributes}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
