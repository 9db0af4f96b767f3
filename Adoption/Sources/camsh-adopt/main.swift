import Adoption
