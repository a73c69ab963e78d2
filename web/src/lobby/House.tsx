import '../styles/house.css';
import '../styles/proof.css';
import type { Choice, Value, GameInfo, OptionInfo } from '../api.ts';
import { t, has } from '../i18n/texts.ts';
import { rulesHref } from '../route.ts';
import { CHOICES, type Settings } from '../logic/settings.ts';
import { Luck } from '../proof/Luck.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Button, Failure } from '../ui/elements.tsx';
import { useDraft, CardField, ChipField, Form, Select, NumberField } from '../ui/Form.tsx';
import { useRequest } from '../ui/useFetched.ts';
import { capital } from '../i18n/words.ts';

interface Props {
  game: GameInfo;
  house: Choice;
  pace: Settings['pace'];
  word: string;
  onChange: (choice: Choice) => void;
  onPace: (pace: Settings['pace']) => void;
  onWord: (word: string) => void;
  onPlay: (choice: Choice) => Promise<void>;
  onClose: () => void;
}

/** The house rules of a game: every option over its preset, the pace and the shuffle. */
export function House({ game, house, pace, word, onChange, onPace, onWord, onPlay, onClose }: Props) {
  const { failed, run } = useRequest();
  return (
    <Dialog wide title={t(`game-${game.id}`)} onClose={onClose}>
      <Form class="house-rules stack gap-5" onSubmit={() => run(() => onPlay(house).then(onClose))}>
        <Options game={game} choice={house} onChange={onChange} />
        <ChipField text="settings-pace" name="pace" values={CHOICES.pace} chosen={pace} onChoose={onPace} />
        <Luck word={word} onWord={onWord} />
        <Failure text={failed.value} />
        <div class="doors">
          <Button icon="play" type="submit" primary text={t('lobby-play')} />
        </div>
      </Form>
    </Dialog>
  );
}

type Chosen = { game: GameInfo; choice: Choice; onChange: (next: Choice) => void };

export function Presets({ game, choice, onChange }: Chosen) {
  return (
    <CardField
      name="preset"
      legend={t('house-preset')}
      values={Object.keys(game.presets)}
      chosen={choice.preset}
      onChoose={(preset) => onChange({ game: game.id, preset, options: {} })}
      text={`preset-${game.id}`}
    />
  );
}

export function Options({ game, choice, onChange }: Chosen) {
  const { options } = choice;
  const base = (option: OptionInfo): Value => presetValue(game, choice.preset, option);
  const choose = (option: OptionInfo, value: Value) => {
    const rest = Object.fromEntries(Object.entries(options).filter(([name]) => name !== option.name));
    const needed = option.needs[String(value)];
    if (needed) rest[needed[0]] = needed[1];
    onChange({ ...choice, options: value === base(option) ? rest : { ...rest, [option.name]: value } });
  };
  return (
    <fieldset>
      <legend>{t('house-options')}</legend>
      {game.options.map((option) => (
        <OptionRow
          game={game.id}
          option={option}
          value={options[option.name] ?? base(option)}
          onChoose={(value) => choose(option, value)}
        />
      ))}
    </fieldset>
  );
}

export const presetValue = (game: GameInfo, preset: string, option: OptionInfo): Value =>
  game.presets[preset]?.[option.name] ?? option.default;

const NUMBER = 'number';

type OptionRowProps = { game: string; option: OptionInfo; value: Value; onChoose: (value: Value) => void };

function OptionRow({ game, option, value, onChoose }: OptionRowProps) {
  const id = `option-${option.name}`;
  const changed = value !== option.default;
  const word = option.values?.includes(value) ? value : NUMBER;
  const words = [...(option.values ?? []), ...(option.range && option.values ? [NUMBER] : [])];
  const draft = useDraft(String(value), (typed) => typed.validity.valid && (onChoose(typed.valueAsNumber), true));
  return (
    <div class={changed ? 'option ruled changed' : 'option ruled'}>
      <label class="semibold" for={id}>
        {t(`option-${game}-${option.name}`)}
      </label>
      {words.length > 0 && (
        <Select
          id={id}
          value={word}
          values={words}
          text={(allowed) => (allowed === NUMBER ? t('house-number') : valueText(game, option.name, allowed))}
          onChoose={(chosen) =>
            onChoose(chosen === NUMBER ? Math.round((option.range![0] + option.range![1]) / 5) : chosen)
          }
        />
      )}
      {option.range && word === NUMBER && (
        <NumberField
          id={option.values ? `${id}-number` : id}
          aria-label={option.values ? t(`option-${game}-${option.name}`) : undefined}
          required
          min={option.range[0]}
          max={option.range[1]}
          {...draft}
        />
      )}
      <p>
        {t(`option-${game}-${option.name}.text`)} {capital(valueText(game, option.name, value, '.text'))}.{' '}
        <a href={rulesHref(game, option.clause)}>{option.clause}</a>
      </p>
    </div>
  );
}

/** A value of an option in words: its name, or with `.text` its answer. */
export function valueText(game: string, option: string, value: Value, part = ''): string {
  const key = `value-${game}-${option}`;
  return !has(`${key}-${value}`) && has(`${key}-n`)
    ? t(`${key}-n${part}`, { n: Number(value) })
    : t(`${key}-${value}${part}`);
}
