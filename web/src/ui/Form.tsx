import { useSignal } from '@preact/signals';
import type {
  ComponentChildren,
  ComponentProps,
  TargetedEvent,
  TargetedInputEvent,
  TargetedKeyboardEvent,
} from 'preact';
import { t } from '../i18n/texts.ts';
import { plainNumber } from '../logic/digits.ts';
import { Icon } from './elements.tsx';

export function Form({
  onSubmit,
  onKeyDown,
  ...attributes
}: Omit<ComponentProps<'form'>, 'onSubmit' | 'onKeyDown'> & {
  onSubmit: () => unknown;
  onKeyDown?: (event: TargetedKeyboardEvent<HTMLFormElement>) => void;
}) {
  return (
    <form
      {...attributes}
      onKeyDown={(event) => {
        // A switch is not where somebody means to send the form.
        if (event.key === 'Enter' && (event.target as Element).matches('[type=checkbox]')) event.preventDefault();
        onKeyDown?.(event);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    />
  );
}

export function TextInput({
  onText,
  ...attributes
}: Omit<ComponentProps<'input'>, 'onInput' | 'list' | 'role' | 'type'> & { onText: (text: string) => void }) {
  return <input type="text" {...attributes} onInput={(event) => onText(event.currentTarget.value)} />;
}

/** What a field for the name of a person accepts. */
export const PERSON = { maxLength: 24, autocomplete: 'name', spellcheck: false } as const;
/** What a field accepts that must not be blank. */
export const NOT_BLANK = { required: true, pattern: '.*\\S.*' } as const;

interface Options<Value extends string> {
  name: string;
  values: readonly Value[];
  chosen: string;
  onChoose: (value: Value) => void;
}

type Chips<Value extends string> = Options<Value> & { label: (value: Value) => string };

interface ChipFieldProps<Value extends string> extends Options<Value> {
  /** The id of the legend's text; it begins the ids of those of the options, too, unless `label` gives them. */
  text: string;
  label?: (value: Value) => string;
  class?: string;
  children?: ComponentChildren;
}

/** A row of options with a legend, one of which is chosen. */
export function ChipField<Value extends string>({
  text,
  label = (value) => t(`${text}-${value}`),
  children,
  class: names,
  ...options
}: ChipFieldProps<Value>) {
  return (
    <fieldset class={names}>
      <legend>{t(text)}</legend>
      <OptionChips label={label} {...options} />
      {children}
    </fieldset>
  );
}

function Radio<Value extends string>({ name, value, chosen, onChoose }: Options<Value> & { value: Value }) {
  return <input type="radio" name={name} value={value} checked={value === chosen} onChange={() => onChoose(value)} />;
}

export function OptionChips<Value extends string>({
  label,
  role,
  'aria-label': name,
  ...options
}: Chips<Value> & Pick<ComponentProps<'div'>, 'role' | 'aria-label'>) {
  return (
    <div class="chips wrap gap-3" role={role} aria-label={name}>
      {options.values.map((value) => (
        <label class="chip" key={value}>
          <Radio {...options} value={value} />
          <span>{label(value)}</span>
        </label>
      ))}
    </div>
  );
}

/** Options with an explanation each; `text` begins the ids of the texts of all, and is that of the legend by itself. */
export function CardField<Value extends string>({
  text,
  legend = t(text),
  ...options
}: Options<Value> & { text: string; legend?: string }) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      {options.values.map((value) => (
        <label class="card-choice panel" key={value}>
          <Radio {...options} value={value} />
          <span>
            <strong>{t(`${text}-${value}`)}</strong>
            <small class="block pale">{t(`${text}-${value}.text`)}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

type SelectProps<Value extends string | number> = Pick<ComponentProps<'select'>, 'id' | 'aria-label'> & {
  value: Value;
  values: readonly Value[];
  text: (value: Value) => string | number;
  onChoose: (value: Value) => void;
};

export function Select<Value extends string | number>({
  value,
  values,
  text,
  onChoose,
  ...attributes
}: SelectProps<Value>) {
  return (
    <select {...attributes} value={value} onChange={(event) => onChoose(values[event.currentTarget.selectedIndex]!)}>
      {values.map((each) => (
        <option key={each} value={each} selected={each === value}>
          {text(each)}
        </option>
      ))}
    </select>
  );
}

type Labelled<Value extends string | number> = SelectProps<Value> & { label: string };

export const Menu = <Value extends string>({ label, ...choice }: Labelled<Value>) => (
  <label class="menu stack">
    <small class="pale">{label}</small>
    <Select {...choice} />
  </label>
);

/** A choice with its label beside it. */
export const Which = <Value extends string | number>({ label, ...choice }: Labelled<Value>) => (
  <label class="which row wrap gap-3">
    {label}
    <Select {...choice} />
  </label>
);

/**
 * What is being typed into a field, kept whatever is rendered meanwhile. It is handed over once it is done; while it is
 * none that can be taken, it stays to be mended.
 */
export function useDraft(value: string, take: (typed: HTMLInputElement) => boolean) {
  const draft = useSignal<string | null>(null);
  return {
    value: draft.value ?? value,
    onInput: (event: TargetedEvent<HTMLInputElement>) => void (draft.value = event.currentTarget.value),
    onChange: (event: TargetedEvent<HTMLInputElement>) => void (take(event.currentTarget) && (draft.value = null)),
  };
}

/**
 * A field for a whole number. It takes the digits and the minus of any keyboard, typed or pasted; a wheel scrolls past
 * it. Its type gives phones a pad with a minus, which no `inputMode` does everywhere.
 */
export function NumberField(props: Omit<ComponentProps<'input'>, 'type' | 'list' | 'role'>) {
  return (
    <input
      type="number"
      step={1}
      onBeforeInput={normalise}
      onWheel={(event) => event.currentTarget.blur()}
      {...props}
    />
  );
}

/** Insert what the browser would refuse in the form that it takes; the field has no selection that could be read. */
function normalise(event: TargetedInputEvent<HTMLInputElement>): void {
  const { data } = event;
  if (!data || plainNumber(data) === data) return;
  event.preventDefault();
  document.execCommand('insertText', false, plainNumber(data));
}

/** A number of something, at least 1 unless another least number is given. */
export function Count({
  label,
  value,
  onCount,
  ...attributes
}: {
  label: string;
  value: number;
  min?: number;
  max: number;
  disabled?: boolean;
  onCount: (value: number) => void;
}) {
  const draft = useDraft(String(value), (typed) => typed.validity.valid && (onCount(typed.valueAsNumber), true));
  return (
    <label class="count row wrap">
      <span>{label}</span>
      <NumberField required min={1} {...attributes} {...draft} />
    </label>
  );
}

/** A button for a file of records, in the words of the page: the browser's own speaks another language. */
export const FileButton = ({ text, onText }: { text: string; onText: (text: string) => void }) => (
  <label class="button file">
    <Icon name="sheet" />
    {text}
    <input
      class="unseen"
      type="file"
      accept=".json,.jsonl,application/json"
      onChange={(event) => void event.currentTarget.files?.[0]?.text().then(onText)}
    />
  </label>
);
