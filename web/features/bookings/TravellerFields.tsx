import { Button, chakra, Flex, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { today } from '@domain/local-date';
import { TextInput } from '@web/ui/controls';
import { FormField } from '@web/ui/FormField';
import { Plus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type BookingFormValues, emptyTraveller, partySize } from './booking-form';

/** Who travels, by name. None or all: a list counts the party. */
export function TravellerFields({ most }: { most: number }) {
  const { t } = useTranslation('booking');
  const { control, getValues, clearErrors } = useFormContext<BookingFormValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'travellers' });
  const addButton = useRef<HTMLButtonElement>(null);

  const addAll = () => {
    const count = Math.min(partySize(getValues()) ?? 1, most);
    append(
      Array.from({ length: count }, () => ({ ...emptyTraveller })),
      { focusName: 'travellers.0.firstName' },
    );
    clearErrors('travellersCount');
  };
  const removeOne = (index: number) => {
    remove(index);
    addButton.current?.focus();
  };

  return (
    <Stack gap="4" alignItems="flex-start">
      {fields.map((field, index) => (
        <Traveller key={field.id} index={index} onRemove={() => removeOne(index)} />
      ))}
      <Flex gap="4" align="center" wrap="wrap">
        <Button
          ref={addButton}
          type="button"
          variant="outline"
          onClick={fields.length === 0 ? addAll : () => append({ ...emptyTraveller })}
          disabled={fields.length >= most}
        >
          <Plus size="1.125rem" strokeWidth={1.5} aria-hidden="true" />
          {fields.length === 0 ? t('travellers.addDetails') : t('travellers.addAnother')}
        </Button>
        {fields.length === 0 ? (
          <Text textStyle="sm" color="fg.muted" flex="1" minWidth="3xs">
            {t('travellers.hint')}
          </Text>
        ) : null}
      </Flex>
    </Stack>
  );
}

function Traveller({ index, onRemove }: { index: number; onRemove: () => void }) {
  const { t } = useTranslation('booking');
  const {
    register,
    formState: { errors },
  } = useFormContext<BookingFormValues>();
  const problems = errors.travellers?.[index];
  const number = index + 1;
  return (
    <chakra.fieldset
      width="full"
      minWidth="0"
      borderWidth="1px"
      borderRadius="control"
      padding={{ base: '4', md: '5' }}
    >
      <chakra.legend textStyle="label" paddingInline="2" marginInlineStart="-2">
        {t('travellers.legend', { number })}
      </chakra.legend>
      <Stack gap="4">
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
          <FormField label={t('travellers.firstName')} error={problems?.firstName?.message} isRequired>
            <TextInput autoComplete="off" {...register(`travellers.${index}.firstName`)} />
          </FormField>
          <FormField label={t('travellers.lastName')} error={problems?.lastName?.message} isRequired>
            <TextInput autoComplete="off" {...register(`travellers.${index}.lastName`)} />
          </FormField>
          <FormField label={t('travellers.dateOfBirth')} error={problems?.dateOfBirth?.message}>
            <TextInput type="date" max={today()} {...register(`travellers.${index}.dateOfBirth`)} />
          </FormField>
          <FormField label={t('travellers.nationality')} error={problems?.nationality?.message}>
            <TextInput autoComplete="off" {...register(`travellers.${index}.nationality`)} />
          </FormField>
          <FormField label={t('travellers.passportNumber')} error={problems?.passportNumber?.message}>
            <TextInput
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              {...register(`travellers.${index}.passportNumber`)}
            />
          </FormField>
          <FormField label={t('travellers.diet')} error={problems?.dietaryRequirements?.message}>
            <TextInput autoComplete="off" {...register(`travellers.${index}.dietaryRequirements`)} />
          </FormField>
        </SimpleGrid>
        <Button type="button" variant="ghost" size="sm" alignSelf="flex-end" onClick={onRemove}>
          <Trash2 size="1rem" strokeWidth={1.5} aria-hidden="true" />
          {t('travellers.remove', { number })}
        </Button>
      </Stack>
    </chakra.fieldset>
  );
}
