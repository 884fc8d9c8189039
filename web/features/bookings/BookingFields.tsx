import { Flex, Stack, Text } from '@chakra-ui/react';
import { ErrorSummary, type FormProblem } from '@web/ui/ErrorSummary';
import { SubmitButton } from '@web/ui/SubmitButton';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingTarget } from './booking-form';
import { bookingSections, type SectionId } from './booking-sections';
import { ContactSection } from './ContactSection';
import { DepartureSection } from './DepartureSection';
import { FlightsSection } from './FlightsSection';
import { NotesSection } from './NotesSection';
import { PackageSection } from './PackageSection';
import { PartySection } from './PartySection';
import type { PackageChoice } from './usePackageChoice';
import { BudgetSection, DurationSection, HotelsSection, LocationsSection, VibeSection } from './WishSections';

export interface BookingFieldsProps {
  target: BookingTarget;
  packageChoice: PackageChoice;
  isDepartureMissing: boolean;
  onChoosePackage: (slug: string | null) => void;
  onChooseDeparture: (departureId: string | null) => void;
  problems: readonly FormProblem[];
  attempt: number;
  onVisitProblem: (path: string) => void;
  onContinue: (event: FormEvent) => void;
}

/** The one long form, in sections. */
export function BookingFields(props: BookingFieldsProps) {
  const { target, problems, attempt, onVisitProblem, onContinue } = props;
  const { t } = useTranslation('booking');
  return (
    <form noValidate onSubmit={onContinue}>
      <Stack gap="6" marginBottom="6">
        <ErrorSummary
          title={t('request.problems', { count: problems.length })}
          problems={problems}
          attempt={attempt}
          onVisit={onVisitProblem}
        />
        <Text textStyle="sm" color="fg.muted">
          {t('request.requiredHint')}
        </Text>
      </Stack>
      {bookingSections(target).map(({ id }) => (
        <Section key={id} id={id} {...props} />
      ))}
      <Flex gap="4" align="center" wrap="wrap" paddingTop="8" borderTopWidth="1px">
        <SubmitButton isPending={false}>{t('request.review')}</SubmitButton>
        <Text textStyle="sm" color="fg.muted">
          {t('request.reviewHint')}
        </Text>
      </Flex>
    </form>
  );
}

function Section({ id, ...props }: BookingFieldsProps & { id: SectionId }) {
  const { target, packageChoice } = props;
  switch (id) {
    case 'contact':
      return <ContactSection />;
    case 'locations':
      return <LocationsSection />;
    case 'hotels':
      return <HotelsSection />;
    case 'duration':
      return <DurationSection />;
    case 'vibe':
      return <VibeSection />;
    case 'flights':
      return <FlightsSection />;
    case 'package':
      return <PackageSection choice={packageChoice} onChoose={props.onChoosePackage} />;
    case 'departure':
      return target.kind === 'trip' ? (
        <DepartureSection
          target={target}
          isAskedMissing={props.isDepartureMissing}
          onChoose={props.onChooseDeparture}
        />
      ) : null;
    case 'party':
      return <PartySection target={target} />;
    case 'budget':
      return <BudgetSection />;
    case 'notes':
      return <NotesSection />;
  }
}
