import { screen } from '@testing-library/react';
import { renderApp } from '@web/testing/render';
import { useState } from 'react';
import { FormField } from './FormField';
import { NumberStepper } from './NumberStepper';

function Travellers({ start }: { start: string }) {
  const [value, setValue] = useState(start);
  return (
    <FormField label="Travellers" hint="3 places left">
      <NumberStepper
        value={value}
        onChange={setValue}
        least={1}
        most={3}
        fewerLabel="Fewer"
        moreLabel="More"
      />
    </FormField>
  );
}

describe('NumberStepper', () => {
  it('begins with the least, and stops at the most', async () => {
    const { user } = renderApp(<Travellers start="" />);
    const input = screen.getByRole('textbox', { name: 'Travellers' });
    expect(input).toHaveAccessibleDescription('3 places left');
    expect(screen.getByRole('button', { name: 'Fewer' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'More' }));
    expect(input).toHaveValue('1');
    await user.click(screen.getByRole('button', { name: 'More' }));
    await user.click(screen.getByRole('button', { name: 'More' }));
    expect(input).toHaveValue('3');
    expect(screen.getByRole('button', { name: 'More' })).toBeDisabled();
  });

  it('comes back into its range from a number typed beyond it', async () => {
    const { user } = renderApp(<Travellers start="9" />);
    await user.click(screen.getByRole('button', { name: 'Fewer' }));
    expect(screen.getByRole('textbox')).toHaveValue('3');
  });
});
