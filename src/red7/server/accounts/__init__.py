"""Who somebody is: identities, names, and the secret that signs cookies."""
