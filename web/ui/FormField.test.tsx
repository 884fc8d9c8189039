import { screen } from '@testing-library/react';
import { renderApp } from '@web/testing/render';
import { TextInput } from './controls';
import { FormField } from './FormField';

describe('FormField', () => {
  it('ties label, hint and error to its control', () => {
    renderApp(
      <FormField label="E-mail" hint="We never share it" error="Email is required" isRequired>
        <TextInput type="email" />
      </FormField>,
    );
    const input = screen.getByRole('textbox', { name: /^E-mail/ });
    expect(input).toHaveAccessibleDescription('We never share it Email is required');
    expect(input).toBeInvalid();
    expect(input).toBeRequired();
    expect(screen.getByRole('alert')).toHaveTextContent('Email is required');
  });

  it('says nothing of errors while there is none', () => {
    renderApp(
      <FormField label="E-mail">
        <TextInput type="email" />
      </FormField>,
    );
    const input = screen.getByRole('textbox', { name: 'E-mail' });
    expect(input).toBeValid();
    expect(input).not.toHaveAttribute('aria-describedby');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('gives each field its own control', () => {
    renderApp(
      <>
        <FormField label="First name" error="First name is required">
          <TextInput />
        </FormField>
        <FormField label="Last name">
          <TextInput />
        </FormField>
      </>,
    );
    expect(screen.getByLabelText('First name')).toBeInvalid();
    expect(screen.getByLabelText('Last name')).toBeValid();
  });
});
