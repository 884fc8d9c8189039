import { chakra } from '@chakra-ui/react';
import { Search, X } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextInput } from './controls';
import { FormField } from './FormField';
import { IconButton } from './IconButton';

interface SearchBoxProps {
  label: string;
  placeholder?: string;
  /** The search in force, from the address. */
  value: string;
  onSearch: (text: string) => void;
  isLabelHidden?: boolean;
  delayInMilliseconds?: number;
}

/** Searches while one types, after a short pause; Enter searches at once. */
export function SearchBox({
  label,
  placeholder,
  value,
  onSearch,
  isLabelHidden = false,
  delayInMilliseconds = 300,
}: SearchBoxProps) {
  const { t } = useTranslation();
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  // Back, a link or Clear All changed the search from outside.
  if (value !== known) {
    setKnown(value);
    if (value !== text.trim()) setText(value);
  }
  const search = useEffectEvent((wanted: string) => {
    if (wanted !== value) onSearch(wanted);
  });

  useEffect(() => {
    const timer = setTimeout(() => search(text.trim()), delayInMilliseconds);
    return () => clearTimeout(timer);
  }, [text, delayInMilliseconds]);

  const clear = () => {
    setText('');
    if (value !== '') onSearch('');
  };

  return (
    <chakra.form
      role="search"
      width="full"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== value) onSearch(text.trim());
      }}
    >
      <FormField label={label} isLabelHidden={isLabelHidden}>
        <chakra.div position="relative">
          <chakra.span
            position="absolute"
            insetInlineStart="3.5"
            top="50%"
            translate="0 -50%"
            color="fg.muted"
            pointerEvents="none"
          >
            <Search size="1.125rem" strokeWidth={1.5} aria-hidden="true" />
          </chakra.span>
          <TextInput
            type="search"
            enterKeyHint="search"
            value={text}
            placeholder={placeholder}
            maxLength={200}
            onChange={(event) => setText(event.target.value)}
            paddingInline="11"
            css={{ '&::-webkit-search-cancel-button': { display: 'none' } }}
          />
          {text ? (
            <IconButton
              label={t('actions.clearSearch')}
              icon={X}
              onClick={clear}
              position="absolute"
              insetInlineEnd="0"
              top="0"
              type="button"
            />
          ) : null}
        </chakra.div>
      </FormField>
    </chakra.form>
  );
}
